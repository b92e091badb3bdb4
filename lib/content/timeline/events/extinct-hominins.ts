import { inEveryCount } from "../dates";
import { extinctHominins as grading } from "../gradings";
import type { TimelineEvent } from "../schema";

export const extinctHominins: TimelineEvent = {
  id: "extinct-hominins",
  title: "Extinct hominins over a million years old are real",
  type: "evolutionary",
  icon: "skull",
  summary:
    "Unlike Piltdown, the skeleton from Lake Turkana and the skulls from Dmanisi came out of recorded digs and can be measured by anyone. What they were, and how old they are, is where readers part.",
  description: `Piltdown was a forgery. This is the claim that has taken its place: that creatures walked upright long before us, that they are gone, and that their bones are older than a million years.

In 1984 a nearly complete skeleton of a boy came to light west of Lake Turkana in Kenya. Frank Brown and colleagues published it in 1985 and put its age at about 1.6 million years. At Dmanisi in Georgia, David Lordkipanidze’s team has dug up five skulls, about 1.8 million years old, with brains about half the size of ours.

Young-earth authors do not call these forgeries. Christopher Rupe and John Sanford hold that such bones belong to people of Adam’s line, small and often sick, or else to apes, and that the dates are wrong. Todd Wood, who also holds to a young earth, sorts the same fossils by their measurements and counts even Homo habilis among people.

Genesis 1:27 and 2:7 speak of man and say nothing of bones.`,
  dates: inEveryCount({
    year: 1985,
    label: "AD 1985, when it was published",
    note: "The skeleton itself is dated to about 1.6 million years ago.",
  }),
  evidence: [
    "The Turkana skeleton is nearly complete; it was dug from beds between layers of volcanic ash, and the ash can be dated.",
    "Five skulls from one place, Dmanisi, were found in a controlled excavation with stone tools and animal bones.",
    "Methods that do not depend on each other, argon in volcanic rock and the record of the earth’s magnetic field, agree at Dmanisi.",
    "Casts and scans are open to other teams, and several young-earth authors have worked from the published measurements without doubting the finds.",
  ],
  contradictions: [
    "Young-earth authors reject the dates, as they reject radiometric dating in general; on their count the bones were buried after the Flood.",
    "Rupe and Sanford point out how often specialists themselves disagree over which bones belong to which species, and over who came from whom.",
    "On Todd Wood’s measurements most of the genus Homo falls into one group with us and apart from apes, which fits the creation of man better than a long row of links.",
    "Piltdown shows how easily experts see in a bone what they expect, and that a find can stand for forty years before it is tested.",
  ],
  biblicalReferences: ["Genesis 1:27", "Genesis 2:7", "Acts 17:26"],
  sources: [
    {
      author: "F. Brown, J. Harris, R. Leakey and A. Walker",
      year: "1985",
      title: "Early Homo erectus skeleton from west Lake Turkana, Kenya",
      publication: "Nature 316: 788-792",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/316788a0",
    },
    {
      author: "D. Lordkipanidze and others",
      year: "2013",
      title: "A complete skull from Dmanisi, Georgia, and the evolutionary biology of early Homo",
      publication: "Science 342: 326-331",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.1238484",
    },
    {
      author: "T. C. Wood",
      year: "2010",
      title:
        "Baraminological Analysis Places Homo habilis, Homo rudolfensis, and Australopithecus sediba in the Human Holobaramin",
      publication: "Answers Research Journal 3",
      kind: "journal",
      url: "https://answersresearchjournal.org/human-holobaramin/",
    },
    {
      author: "Christopher Rupe and John Sanford",
      year: "2017",
      title: "Contested Bones",
      publication: "FMS Publications",
      kind: "book",
    },
  ],
  grading,
};
