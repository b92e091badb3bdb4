import type { Answer } from "./schema";

export const areBabiesBornSinful: Answer = {
  id: "are-babies-born-sinful",
  section: "Faith basics",
  question: "What is original sin? Are babies born sinful?",
  askedAs: [
    "original sin meaning",
    "am i guilty for what adam did",
    "are we born evil",
    "why do we suffer for adam and eves sin",
    "is it fair that adam's sin counts for all",
    "how can a newborn baby be a sinner",
    "am i guilty because of adam",
    "inherited sin from adam and eve",
    "what is the fall of man",
    "total depravity",
    "do children inherit sin",
    "born in sin meaning",
    "what is original sin",
    "are we all born sinners",
    "is a baby a sinner",
  ],
  answer:
    "Original sin is the name for what Genesis 3 began: all of us are born into a humanity turned away from God, and nobody stays free of it. The expression is not in the Bible; it comes from the church’s reading of Romans 5. Christians differ on whether we inherit Adam’s guilt or only a wounded nature and death. The Bible also says that a child does not bear a parent’s guilt, and Jesus held up children as an example.",
  passages: [
    { reference: "Romans 5:12", why: "Through one man came sin and death, and all sinned." },
    { reference: "Romans 5:18-19", why: "Adam and Christ set side by side." },
    {
      reference: "Psalms 51:5",
      why: "The psalm confesses a bent toward sin from the very beginning of life.",
    },
    { reference: "Ezekiel 18:20", why: "A son does not carry his father’s guilt." },
  ],
  christianViews:
    "Augustine and, after him, Lutherans and the Reformed hold that guilt and corruption come to all. Catholics call original sin a state we contract and not an act we commit, taken away in baptism. Orthodox speak of inherited death and weakness, not guilt. Many Baptists and Methodists hold that nobody is condemned for Adam’s act alone.",
  critics:
    "Jewish teaching knows no inherited guilt: people have a good and an evil inclination and can choose. Others object that guilt cannot be inherited, and that human evolution leaves no place for one first couple; some theologians therefore read Adam as every one of us.",
  sources: [
    {
      author: "Tatha Wiley",
      year: "2002",
      title: "Original Sin: Origins, Developments, Contemporary Meanings",
      publication: "Paulist Press, New York",
      kind: "book",
    },
    {
      author: "Catholic Church",
      year: "1997",
      title: "Catechism of the Catholic Church, paragraphs 404-405",
      publication: "Libreria Editrice Vaticana, Vatican City",
      kind: "book",
    },
  ],
  related: ["do-babies-go-to-heaven", "what-is-sin"],
};
