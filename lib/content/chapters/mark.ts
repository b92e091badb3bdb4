import type { BookChapters } from "./schema";

export const mark: BookChapters = {
  book: "Mark",
  chapters: [
    "John the Baptist prepares the way, preaches baptism and baptizes Jesus, who is tempted in the desert, calls fishermen, drives out an unclean spirit, heals Peter’s mother-in-law and crowds, gets up early to pray alone, and touches a man with leprosy.",
    "Friends lower a paralyzed man through the roof; Jesus forgives and heals him. He calls Levi the tax collector and eats with sinners, since the sick need a doctor. Questions about fasting, new wine and the Sabbath, which was made for people.",
    "Jesus heals a hand on the Sabbath, angry at hard hearts. He chooses twelve apostles. His family thinks he is out of his mind, critics say he works by the power of demons; a divided house falls. Blasphemy against the Spirit is not forgiven. Whoever does God’s will is family.",
    "The parable of the sower shows how worries, wealth and desires choke God’s word. A lamp is not hidden; seed grows secretly; a mustard seed grows big. Jesus sleeps through a storm, calms it, and asks the terrified disciples about their faith.",
    "Jesus frees a violent, self-harming man living among tombs from a legion of demons, which enter pigs. A woman sick for twelve years touches his clothes and is healed; Jairus, told not to fear, gets his dead twelve-year-old daughter back alive. His mental torment ends.",
    "His hometown takes offense at Jesus the carpenter. He sends the twelve out in pairs. Herod beheads John at his stepdaughter’s request. Jesus tells the tired disciples to rest, feeds five thousand (5000), prays alone and walks on the lake.",
    "Jesus accuses religious people of replacing God’s command with human tradition, even to avoid supporting parents. Evil comes from within: greed, sexual immorality, envy, pride. A foreign mother wins help for her daughter; a deaf man hears and speaks.",
    "Jesus feeds four thousand, warns of bad influences, and heals a blind man in two stages. Peter calls him Messiah but rejects talk of suffering and is rebuked. Followers must deny themselves; what use is gaining the whole world and losing your soul?",
    "Jesus shines on a mountain with Elijah and Moses. A desperate father of a boy with seizures believes yet begs for help with his doubt. Greatness means serving and welcoming children. Others who do good are not enemies; it is better to lose a hand than go to hell because of sin.",
    "Teaching on divorce and adultery; Jesus hugs and blesses children. A rich man leaves sad because he loves his possessions; a camel and a needle’s eye. James and John want the best seats; leaders must be servants, as Jesus gives his life as a ransom. Blind Bartimaeus shouts and is healed.",
    "Jesus rides a young donkey into Jerusalem to shouts of praise, curses a fig tree, and throws traders and money changers out of the temple. When you pray, believe and forgive those you hold something against. Leaders question his authority. The Palm Sunday story.",
    "The parable of tenants who kill the owner’s son. Give Caesar what is his and God what is his. Marriage and the resurrection. The most important command is loving God completely and your neighbor. Beware of showy scholars; a poor widow’s two small coins outweigh rich gifts.",
    "Jesus foretells the temple’s ruin and the end: false messiahs, wars, earthquakes, arrests, family betrayal, a terrible sacrilege and suffering, then the Son of Man in clouds. No one knows when, not even the Son; keep awake.",
    "A woman anoints Jesus with expensive perfume, and Judas agrees to betray him. The Last Supper; in Gethsemane Jesus, overwhelmed by sorrow, prays while friends fall asleep. He is arrested, a young man flees naked, and Peter denies knowing him and breaks down.",
    "Before Pilate Jesus stays mostly silent; the crowd wants Barabbas freed. Soldiers mock him with thorns, Simon of Cyrene carries the cross. He is crucified, cries that God has deserted him, and dies; an officer calls him God’s Son. Joseph buries him. The crucifixion.",
    "Women come to the tomb at sunrise; the stone is rolled away and a young man says Jesus has risen. They flee in fear. He appears to Mary Magdalene and others, scolds unbelief, sends them to preach everywhere, and is taken up to heaven. The Easter story.",
  ],
};
