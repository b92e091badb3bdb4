import type { Answer } from "./schema";

export const whatIsTheLordsPrayer: Answer = {
  id: "what-is-the-lords-prayer",
  section: "Faith basics",
  question: "What is the Lord’s Prayer, and what does it mean?",
  askedAs: [
    "our father prayer",
    "where is the our father in the bible",
    "explain the lords prayer",
    "why do catholics and protestants end the our father differently",
    "what does hallowed be thy name mean",
    "lead us not into temptation meaning",
    "teach me the our father",
    "words of the lords prayer",
    "meaning of the our father",
    "give us this day our daily bread meaning",
    "deliver us from evil meaning",
    "how does the lords prayer go",
  ],
  answer:
    "The Lord’s Prayer is the one Jesus taught his disciples, in Matthew 6 and, shorter, in Luke 11. It first asks for God’s name, kingdom and will, then for bread, forgiveness and protection, and all of it says “us” rather than “me”. To hallow God’s name is to hold it holy. God does not tempt anyone; the line about temptation asks to be spared the test, or not to be left alone in it. Whoever has no words of their own can always begin with these.",
  passages: [
    { reference: "Matthew 6:9-13", why: "The longer form." },
    { reference: "Luke 11:2-4", why: "The shorter one, after a disciple asks for it." },
    { reference: "Matthew 6:14-15", why: "What Jesus adds about forgiving." },
    { reference: "James 1:13", why: "God tempts nobody." },
  ],
  christianViews:
    "The closing praise, for the kingdom and the power and the glory, is missing in the oldest manuscripts of Matthew but was prayed early; Protestants and Orthodox say it with the prayer, Catholics a little later in the Mass. Some say “debts”, some “trespasses”, some “sins”.",
  critics:
    "Most scholars think that the prayer goes back to Jesus in substance, and note how close it is to Jewish prayers such as the Kaddish.",
  sources: [
    {
      author: "Unknown author",
      year: "late 1st or 2nd century",
      title: "Didache 8",
      publication: "Ante-Nicene Fathers, vol. 7",
      kind: "ancient-source",
    },
  ],
  related: ["what-does-amen-mean", "what-is-the-kingdom-of-god"],
};
