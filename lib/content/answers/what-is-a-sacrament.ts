import type { Answer } from "./schema";

export const whatIsASacrament: Answer = {
  id: "what-is-a-sacrament",
  section: "Faith basics",
  question: "What is a sacrament?",
  askedAs: [
    "what are the seven sacraments",
    "how many sacraments are there",
    "what is confirmation",
    "what is anointing of the sick",
    "sacrament vs ordinance",
    "name the sacraments",
    "what does sacrament mean",
    "last rites",
    "why only two sacraments",
    "baptism and eucharist as sacraments",
  ],
  answer:
    "A sacrament is a holy sign, done with words and things such as water, bread, wine or oil, in which God’s grace is given or shown. The word is Latin and is not in the Bible; the acts are. Catholics and Orthodox count seven: baptism, confirmation (or chrismation), the Eucharist, confession, anointing of the sick, ordination and marriage. Most Protestants keep two, baptism and the Lord’s Supper, since Jesus himself gave these with a sign and a command.",
  passages: [
    { reference: "Matthew 28:19", why: "Baptism commanded." },
    { reference: "1 Corinthians 11:23-25", why: "The Supper given." },
    { reference: "James 5:14-15", why: "Oil and prayer for the sick." },
    { reference: "Acts 8:14-17", why: "Laying on of hands, which many connect with confirmation." },
  ],
  christianViews:
    "Catholics say that sacraments work by Christ’s act in them and not by the worth of the priest; Lutherans, that they give what they promise to faith; Reformed, that they are signs and seals by which the Spirit works. Many Baptists and Pentecostals say “ordinances”: acts of obedience that declare what God has done. Quakers and the Salvation Army use none outwardly.",
  sources: [
    {
      author: "World Council of Churches",
      year: "1982",
      title: "Baptism, Eucharist and Ministry (Faith and Order Paper 111)",
      publication: "World Council of Churches, Geneva",
      kind: "report",
    },
  ],
  related: ["what-is-communion", "is-baptism-necessary"],
};
