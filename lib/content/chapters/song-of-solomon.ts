import type { BookChapters } from "./schema";

export const songOfSolomon: BookChapters = {
  book: "Song",
  chapters: [
    "A love song full of romance and desire begins: a woman longs for her lover’s kisses, sweeter than wine. Dark from the sun, she had to work for her brothers’ vineyards. The couple exchange compliments about beauty, perfume, jewelry and doves’ eyes.",
    "She is a wildflower and he an apple tree; lovesick, she rests in his embrace. In spring he comes leaping over hills and calls her out. Do not wake love before its time; catch the little foxes; they belong to each other. Romance and waiting for the right time.",
    "At night she searches the city for the man she loves, finds him and will not let go. Then King Solomon’s grand wedding procession arrives with sixty warriors and a crown from his mother.",
    "He praises his bride’s body from eyes and hair to breasts: she is flawless, has stolen his heart, her love is better than wine. She is a locked garden of spices, a sealed spring, and she invites him in. Body and beauty of a wife on her wedding day.",
    "He knocks at night, she hesitates to get up, and when she opens he has gone. Guards beat her as she searches, faint with love. She describes how handsome he is, body like ivory, her lover and her friend.",
    "Friends ask where he went; he is in his garden of lilies, and they belong to each other. He says she is lovely as a city and as breathtaking as troops under their flags, unique among queens and concubines; they ask her to come back.",
    "Praise of her dancing body from feet to hair, graceful like a palm tree he wants to climb. She belongs to him and his desire is for her, and she invites him to the vineyards to make love among the blossoms.",
    "She wishes they could kiss in public like brother and sister. Love is as strong as death, jealousy fierce as the grave; floods cannot drown it and money cannot buy it. A little sister, a vineyard, and a call to hurry.",
  ],
};
