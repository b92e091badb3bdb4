import type { Answer } from "./schema";

export const bitterWaterOrdeal: Answer = {
  id: "bitter-water-ordeal",
  section: "Doubts and hard texts",
  question: "What is the test of the bitter water in Numbers 5?",
  askedAs: [
    "numbers 5 abortion",
    "does numbers 5 command abortion",
    "trial of the jealous husband bible",
    "sotah ordeal",
    "unfaithful wife bitter water",
    "husband suspects wife of cheating drink dusty water",
    "forced abortion potion in numbers",
    "belly swell and thigh rot",
    "jealousy offering",
    "magic potion for adulterous women bible",
    "spirit of jealousy law",
    "ordeal by water old testament",
    "why only the wife and not the husband",
    "priest makes woman drink cursed water",
    "sotah",
    "sexist adultery test",
    "is the bitter water an abortifacient",
    "thigh waste away meaning",
    "test for unfaithful women moses",
    "numbers chapter 5 wife jealous",
    "god causes miscarriage bitter water",
    "strange law about a suspicious husband",
    "bible recipe for abortion pro choice meme",
    "trial by ordeal in the torah",
    "dust from the tabernacle floor in water",
    "was the ordeal protecting women",
    "biter water test",
    "someone online says the Bible has an abortion recipe for cheating wives",
    "why must a suspected wife drink dirty water in front of a priest",
  ],
  answer:
    "The bitter water is an ordeal for a wife whose husband suspects her of adultery without proof: she drinks water with dust and washed-off curses, and God is to show whether she is guilty. The effect on the guilty is described in obscure words, a swelling belly and a falling thigh; one translation, the NIV of 2011, speaks of miscarriage, but the text does not say that she is pregnant. Since plain dusty water harms nobody, some think that it protected women from jealous violence. Jewish tradition says that it was abolished in the first century.",
  passages: [
    { reference: "Numbers 5:12-15", why: "The case: suspicion without a witness." },
    { reference: "Numbers 5:27-28", why: "The outcome for the guilty and for the innocent." },
    { reference: "Numbers 5:29-31", why: "The law’s summary; the husband bears no blame." },
  ],
  christianViews:
    "Most Christians see a law for its time which left the verdict to God and kept a mob or a husband from taking it. Many find it hard all the same.",
  critics:
    "Critics answer that it shames a woman on mere suspicion, that no such test exists for a husband, and that some read in it a miscarriage caused on God’s behalf.",
  sources: [
    {
      author: "Jacob Milgrom",
      year: "1990",
      title: "Numbers",
      publication: "JPS Torah Commentary, Jewish Publication Society",
      kind: "book",
    },
  ],
  related: ["is-the-bible-against-women", "rape-laws"],
};
