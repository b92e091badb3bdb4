import type { Answer } from "./schema";

export const amalekites: Answer = {
  id: "amalekites",
  section: "Doubts and hard texts",
  question: "Why did God order Saul to kill the Amalekites, even the children?",
  askedAs: [
    "why did samuel tell saul to kill infants",
    "1 samuel 15 genocide amalek",
    "god ordered saul to kill babies",
    "what did the amalekites do wrong",
    "why was saul punished for sparing king agag",
    "why were amalekite babies killed",
    "why wipe out agag and his people",
    "kill man and woman infant and nursing child",
    "saul and amalek",
    "put to death oxen sheep camels donkeys and infants",
    "god told saul to wipe out a whole people",
    "to obey is better than sacrifice agag",
    "samuel hacked agag to pieces",
    "why did god regret making saul king",
    "blot out the memory of amalek",
    "saul spared the king and the best sheep",
    "explain the massacre in first samuel",
    "how can god want babies of amalek dead",
    "genocide of the amalekites apologetics",
    "who were the amalekites",
    "saul lost his throne because he didnt kill enough people",
    "god ordered infants killed by saul whats your excuse",
    "revenge on amalek 400 years later unfair",
    "amelekites",
    "is the ban on amalek hyperbole",
    "preaching 1 samuel 15",
    "did saul sin by showing mercy",
    "netanyahu amalek bible reference",
    "are there still amalekites after saul",
    "God tells Saul to kill nursing babies and then punishes him for being too soft",
    "I'm a pastor and I cannot preach the command to strike Amalek",
  ],
  answer:
    "The book of Samuel gives one reason: Amalek had attacked Israel on its way out of Egypt, striking the weary at the rear, and had remained an enemy ever since. The order includes children, and no explanation takes away how terrible that is. Saul loses his kingship in the story because he keeps the king and the best animals as plunder. The wording is that of ancient war reports: Amalekites raid again later in the same book.",
  passages: [
    { reference: "1 Samuel 15:2-3", why: "The command, with its reason." },
    {
      reference: "Deuteronomy 25:17-19",
      why: "What Amalek was remembered for: an attack on the weak.",
    },
    {
      reference: "1 Samuel 30:1-3",
      why: "Amalekites are still there, raiding and taking captives.",
    },
    {
      reference: "Ezekiel 18:20",
      why: "A later voice in the Bible: the child does not carry the parent’s guilt.",
    },
  ],
  christianViews:
    "Some Christians accept the command as God’s just judgment on a nation, carried out once by human hands. Others think that Samuel, or the writer, spoke for God as people then understood him, and that Jesus’ word about loving enemies shows God’s true will. Jewish tradition has long held that Amalek can no longer be identified, so the command can never be applied again.",
  critics:
    "Critics say that punishing infants for an attack generations earlier is unjust by any measure, the Bible’s own included, and that a text which calls this obedience should be refused, not explained.",
  sources: [
    {
      author: "Philip D. Stern",
      year: "1991",
      title: "The Biblical Herem: A Window on Israel’s Religious Experience",
      publication: "Scholars Press",
      kind: "book",
    },
  ],
  related: ["canaanite-conquest", "sins-of-the-fathers"],
};
