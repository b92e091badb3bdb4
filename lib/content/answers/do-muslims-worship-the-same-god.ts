import type { Answer } from "./schema";

export const doMuslimsWorshipTheSameGod: Answer = {
  id: "do-muslims-worship-the-same-god",
  section: "Other faiths",
  question: "Do Christians and Muslims worship the same God?",
  askedAs: [
    "is allah the same god",
    "is allah the god of the bible",
    "difference between allah and god",
    "do muslims believe in our god",
    "christianity vs islam same god or not",
    "is allah the same as the christian god",
    "is allah yahweh",
    "are allah and jehovah one",
    "god of islam and god of christianity",
    "do muslims and christians pray to the same god",
    "is allah god",
    "who is allah",
    "is the god of islam the god of the bible",
  ],
  answer:
    "Whether it is the same God depends on what is meant: Christians and Muslims both mean the one Creator, the God of Abraham, and they say very different things about him. Muslims believe that God is one, merciful and just, and that he has no son; Christians that the one God is Father, Son and Spirit and has come near in Jesus. “Allah” is simply the Arabic word for God, which Arab Christians use too. Christians themselves answer the question in both ways, and either answer goes with treating Muslims with respect.",
  passages: [
    { reference: "Acts 17:22-23", why: "Paul speaks to people who worship without knowing whom." },
    { reference: "John 4:22-24", why: "Jesus to a woman of another worship." },
    { reference: "John 14:6-7", why: "Knowing the Father through Jesus." },
    { reference: "Mark 12:29-31", why: "One God, and love of him and of neighbor." },
  ],
  christianViews:
    "The Second Vatican Council (1964) says that Muslims adore the one, merciful God together with us, and Miroslav Volf argues that we mean the same God and understand him differently. Others, among them many evangelicals and Nabeel Qureshi, who came from Islam, say that a God who is not the Father of Jesus is another one. Many Orthodox theologians also stress the difference.",
  critics:
    "Muslims answer that they worship the God of Abraham, Moses and Jesus, as the Qur’an tells them to say to Jews and Christians (29:46), and that the Trinity departs from this. Jews too worship one God without the Trinity, and few Christians say that theirs is a different God; critics call that inconsistent.",
  sources: [
    {
      author: "Second Vatican Council",
      year: "1964",
      title: "Lumen Gentium 16",
      publication: "Vatican City",
      kind: "report",
    },
    {
      author: "Miroslav Volf",
      year: "2011",
      title: "Allah: A Christian Response",
      publication: "HarperOne, New York",
      kind: "book",
    },
    {
      author: "Nabeel Qureshi",
      year: "2016",
      title: "No God but One: Allah or Jesus?",
      publication: "Zondervan, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["jesus-in-the-quran", "what-does-son-of-god-mean"],
};
