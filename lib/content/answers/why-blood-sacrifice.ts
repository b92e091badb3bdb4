import type { Answer } from "./schema";

export const whyBloodSacrifice: Answer = {
  id: "why-blood-sacrifice",
  section: "Faith basics",
  question: "Why did there have to be blood for forgiveness?",
  askedAs: [
    "why did god want animal sacrifices",
    "why is blood so important in the bible",
    "what does washed in the blood mean",
    "why cant god just forgive without blood",
    "the blood of jesus meaning",
    "why would god want animals killed",
    "why did god demand animal sacrifice",
    "why does god need blood in order to forgive",
    "without shedding of blood no forgiveness",
    "why did they sacrifice lambs",
    "is blood sacrifice barbaric",
    "what is the atonement of blood",
    "why were lambs sacrificed in the temple",
    "why did the blood of jesus have to be shed",
    "why did god want sacrifices",
  ],
  answer:
    "In the Bible blood stands for life, and offering it said two things: that wrong costs life, and that God himself provides a way to come near again. The sacrifices taught Israel that forgiveness is not cheap; yet the prophets insisted that God wants mercy and justice more than offerings, and the poor could bring flour. Christians believe that Jesus’ death was what those offerings pointed to, once and for all, so that none is needed any more. “The blood of Jesus” means his life given in death.",
  passages: [
    { reference: "Leviticus 17:11", why: "Why blood was used: the life is in it." },
    { reference: "Hebrews 9:22", why: "The rule of the law, which leaves room for exceptions." },
    { reference: "Hosea 6:6", why: "Mercy rather than sacrifice." },
    { reference: "Hebrews 10:11-14", why: "One offering in place of many." },
  ],
  christianViews:
    "Many Protestants say that Christ bore the punishment due to us; Catholics speak more of a perfect offering of love that makes satisfaction; Orthodox of life poured out that conquers death and heals. Anselm, Abelard and others have explained the cross differently, and no one theory is in the old creeds.",
  critics:
    "Critics find it wrong that a just God should need blood to forgive, when he asks people to forgive freely. Jewish teachers add that repentance, prayer and charity atone without sacrifice. Historians note that nearly all peoples of that time sacrificed, and that Israel’s practice belongs to its world.",
  sources: [
    {
      author: "Jacob Milgrom",
      year: "1991",
      title: "Leviticus 1-16",
      publication: "Doubleday, New York",
      kind: "book",
    },
    {
      author: "Gustaf Aulén",
      year: "1931",
      title: "Christus Victor",
      publication: "SPCK, London",
      kind: "book",
    },
  ],
  related: ["what-is-a-covenant", "what-is-communion"],
};
