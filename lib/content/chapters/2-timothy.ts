import type { BookChapters } from "./schema";

export const secondTimothy: BookChapters = {
  book: "2Tim",
  chapters: [
    "Paul in prison remembers Timothy’s tears and the sincere faith of his grandmother Lois and mother Eunice. God gives power, love and self-control, not fear; do not be ashamed. Many have deserted, but Onesiphorus was not embarrassed by chains. Faith passed on by a grandparent and a mother.",
    "Endure hardship like a soldier, athlete or farmer, and pass the teaching on. God’s word is not chained. Avoid quarreling about words and stupid arguments, run from youthful desires, be gentle and correct opponents kindly. An old mentor’s advice to a young leader.",
    "In the last days people will be selfish, money-loving, boastful, disobedient to parents, ungrateful, without self-control, loving pleasure more than God. Godly people will be persecuted. All Scripture comes from God’s breath and is useful for teaching and training.",
    "Preach whether welcome or not; people will want teachers who say what they like to hear. Paul’s death is near; he has fought well, run to the end and stayed faithful. Lonely and cold, he asks for his coat and books; everyone abandoned him in court, but the Lord stood by him.",
  ],
};
