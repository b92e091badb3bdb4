import type { Answer } from "./schema";

export const canChristiansDoYoga: Answer = {
  id: "can-christians-do-yoga",
  section: "Other faiths",
  question: "Can Christians do yoga?",
  askedAs: [
    "is yoga a sin",
    "is yoga demonic",
    "yoga and the bible",
    "is it ok for christians to meditate",
    "is mindfulness okay for a christian",
    "is doing yoga a sin",
    "can a christian go to a yoga class",
    "yoga and christianity",
    "is yoga worship of hindu gods",
    "christian meditation or yoga",
    "is yoga okay for christians",
    "is yoga wrong",
  ],
  answer:
    "Many Christians do yoga as exercise, and others would rather not; the Bible does not mention it. Yoga has its roots in Indian religion, and the posture classes most people know took their form largely in the last century or so. Paul’s advice on food from idol temples helps: an idol is nothing, conscience matters, and nobody should look down on another. If a class asks for words or prayers to other gods, leave those out, or leave. Silence and meditation as such are old Christian practice.",
  passages: [
    { reference: "1 Corinthians 8:4-9", why: "Freedom, and care for another’s conscience." },
    { reference: "Romans 14:3-5", why: "Do not judge one another in such matters." },
    { reference: "Psalms 46:10", why: "Being still before God." },
    { reference: "1 Corinthians 10:31", why: "Whatever you do, to God’s glory." },
  ],
  christianViews:
    "Many Catholics and mainline Protestants use the exercises freely; a Vatican letter of 1989 allows such methods with care. Orthodox bishops in Greece, and evangelicals such as Albert Mohler, have said that body and belief cannot be separated here.",
  critics:
    "Some Hindus too say that yoga without its faith is no longer yoga; others welcome everyone. Physicians value it for the back and for stress.",
  sources: [
    {
      author: "Mark Singleton",
      year: "2010",
      title: "Yoga Body: The Origins of Modern Posture Practice",
      publication: "Oxford University Press, New York",
      kind: "book",
    },
    {
      author: "Congregation for the Doctrine of the Faith",
      year: "1989",
      title: "Orationis Formas: On Some Aspects of Christian Meditation",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["what-is-new-age", "christianity-and-hinduism"],
};
