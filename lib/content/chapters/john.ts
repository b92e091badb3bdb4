import type { BookChapters } from "./schema";

export const john: BookChapters = {
  book: "John",
  chapters: [
    "The Word was with God from the beginning, made everything, is light and life, and became human; whoever receives him becomes God’s child. John the Baptist points to the Lamb of God; Andrew, Peter, Philip and doubtful Nathanael meet Jesus.",
    "At a wedding in Cana the wine runs out; at his mother’s word Jesus turns water into good wine, his first miracle. In Jerusalem, angry at business in the temple, he drives out sellers and money changers with a whip and speaks of raising his body.",
    "Nicodemus comes at night; Jesus says one must be born again of the Spirit. Out of love for the world God gave his only Son, so that whoever trusts him gains eternal life; people prefer darkness. John the Baptist, not jealous, says Jesus must grow greater.",
    "Jesus, tired at a well, asks a Samaritan woman for water, offers living water, and knows about her five husbands. True worship is in spirit and truth. Her whole town believes. He heals an official’s dying son from a distance. Jesus ignores racial prejudice.",
    "At the pool of Bethesda Jesus asks a man disabled for thirty-eight years whether he wants to get well, and heals him on the Sabbath. Criticized, he speaks of his Father, judgment, the dead rising, and witnesses for him.",
    "Jesus feeds five thousand (5000) with a boy’s loaves and fish and walks on the lake. He is the bread of life; whoever eats his flesh and drinks his blood lives forever. Many find it too hard and leave; Peter asks where else they could go.",
    "Jesus’ brothers do not believe. At the Feast of Tabernacles people argue over whether he is the Messiah; do not judge by looks. He invites the thirsty to drink, promising rivers of living water, the Spirit. Officers cannot arrest him; Nicodemus defends him.",
    "A woman caught in adultery is about to be stoned; Jesus tells whoever is sinless to throw first, and sends her off to sin no more. He is the light of the world; truth sets people free from slavery to sin; the devil is a liar. Before Abraham was, he is.",
    "Jesus heals a man born blind with mud and says neither he nor his parents sinned to cause it. Pharisees interrogate him and his frightened parents; the man answers that he was blind and now sees, and is expelled. Real blindness is spiritual.",
    "Jesus is the good shepherd who knows his sheep by name, lays down his life for them and gives full life; thieves and hired hands do not care. No one can snatch them away. He and the Father are one; some want to stone him.",
    "Lazarus of Bethany dies; his grieving sisters Martha and Mary say Jesus came too late. He is the resurrection and the life, weeps at the grave with them, and calls Lazarus out alive after four days. Leaders plot to kill him. Grief when someone you love dies; raised from the dead.",
    "Mary pours perfume on Jesus’ feet and Judas objects, being a thief. He enters Jerusalem on a donkey. A grain of wheat must die to bear fruit. His soul is troubled; when lifted up he will draw everyone. Many fear losing people’s approval.",
    "At supper Jesus washes the disciples’ feet, a lesson in humble service; Peter resists. Deeply troubled, he identifies Judas as traitor. A new command: love each other as he loved them, the mark of disciples. Peter’s denial is foretold.",
    "Do not let your heart be upset: Jesus prepares rooms in his Father’s house and is the way, truth and life. Seeing him is seeing the Father. Love means obeying. He will not leave them as orphans; the Holy Spirit will help, and he gives peace.",
    "Jesus is the vine and disciples the branches; staying connected bears fruit, apart from him they can do nothing. Love one another; the greatest love dies for friends, and he calls them friends. The world will hate them as it hated him.",
    "Jesus warns of persecution and promises the Spirit, who convicts and guides into truth. Their grief will turn into joy, like a woman after giving birth. Ask in his name. In this world there will be trouble, but be brave: he has overcome it.",
    "Jesus prays before his death: for glory, for his disciples to be kept from the evil one while living in the world, made holy by truth, and for all future believers to be united in love.",
    "In a garden Jesus is betrayed by Judas and arrested; Peter cuts off a servant’s ear. Before Annas and Caiaphas Jesus is slapped; Peter denies him three times until the rooster crows. Pilate asks what truth is; the crowd prefers Barabbas.",
    "Jesus is whipped, crowned with thorns and sentenced under pressure though innocent. Soldiers gamble for his clothes. From the cross he entrusts his mother to the beloved disciple, is thirsty, says it is completed and dies. His side is pierced; Joseph and Nicodemus bury him. The crucifixion of Jesus.",
    "Mary Magdalene finds the tomb empty and weeps; Jesus calls her by name. He appears to the frightened disciples behind locked doors and wishes them peace. Doubting Thomas wants to touch the wounds, then believes; happy are those who believe without seeing. Easter morning.",
    "The risen Jesus meets disciples who caught nothing all night, fills their net and cooks breakfast on the beach. Three times he asks Peter about his love, restores him after failure, and tells him to care for his sheep. Peter should not compare himself with others.",
  ],
};
