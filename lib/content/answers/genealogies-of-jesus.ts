import type { Answer } from "./schema";

export const genealogiesOfJesus: Answer = {
  id: "genealogies-of-jesus",
  section: "Doubts and hard texts",
  question: "Why are the two genealogies of Jesus different?",
  askedAs: [
    "why do matthew and luke give different family trees",
    "who was joseph's father jacob or heli",
    "jesus genealogy contradiction",
    "why does matthew leave out kings in the genealogy",
    "genealogy of jesus through mary",
    "14 generations in matthew",
    "who was the grandfather of jesus jacob or heli",
  ],
  answer:
    "Nobody knows for certain why the two genealogies differ; Matthew traces Jesus through Solomon and the kings and names Joseph’s father Jacob, while Luke goes through another son of David, Nathan, and names Heli. From David to Joseph the lists share hardly a name. Both writers make a point: Matthew shows the heir of Abraham and David in three sets of fourteen, leaving out some kings to do so, and Luke goes back to Adam, the father of all. Both also say that Joseph was not the physical father.",
  passages: [
    {
      reference: "Matthew 1:15-17",
      why: "Joseph’s father is Jacob; the list is counted by fourteens.",
    },
    { reference: "Luke 3:23-24", why: "Joseph is said to be of Heli." },
    { reference: "1 Chronicles 3:11-12", why: "Three kings stand here whom Matthew passes over." },
    { reference: "1 Chronicles 3:5", why: "Nathan and Solomon were both sons of David." },
  ],
  christianViews:
    "The oldest answer, from Julius Africanus about AD 200, is a levirate marriage: one man was Joseph’s father by birth, the other by law. A view popular since the Renaissance gives Luke’s list to Mary’s family. Others think of royal succession in Matthew and blood descent in Luke. Many are content to see two lists with two messages.",
  critics:
    "Critics hold that the lists were composed independently to show that Jesus was David’s heir, that neither rests on records, and that the harmonies have no support in the texts: neither list names Mary’s father.",
  sources: [
    {
      author: "Eusebius of Caesarea",
      year: "c. 325",
      title: "Church History 1.7",
      publication: "Nicene and Post-Nicene Fathers, series 2, vol. 1",
      kind: "ancient-source",
    },
    {
      author: "Raymond E. Brown",
      year: "1993",
      title: "The Birth of the Messiah, updated edition",
      publication: "Doubleday",
      kind: "book",
    },
  ],
  related: ["quirinius-census", "why-does-the-virgin-birth-matter"],
};
