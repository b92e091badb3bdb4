import type { EvolutionProblem } from "../schema";

export const irreducibleComplexity: EvolutionProblem = {
  id: "irreducible-complexity",
  order: 30,
  title: "Irreducible complexity",
  severity: "Fatal",
  description:
    "Some machines in the cell stop working when a single part is taken away. Michael Behe reasons that selection cannot have built them step by step. Supporters rate the argument fatal to the theory; nearly all biologists think it answered.",
  argument: [
    "In Darwin’s Black Box (1996) Behe takes the bacterial flagellum, a turning tail with a motor, as his chief case.",
    "An unfinished motor, he says, gives the bacterium nothing that selection could favor.",
    "Casey Luskin grants that the type III secretion system shares some of the pieces, but denies that this explains the rest.",
  ],
  reply: [
    "Pieces can serve other ends before they come together. About a quarter of the flagellum’s parts are also found in the secretion system.",
    "Pallen and Matzke (2006) trace likely relatives of further parts in Nature Reviews Microbiology.",
    "A federal court weighed the argument in Kitzmiller v. Dover; Judge John E. Jones III held on December 20, 2005, that it had been refuted in the scientific literature.",
  ],
  sources: [
    {
      author: "Michael J. Behe",
      year: "1996",
      title: "Darwin’s Black Box",
      publication: "Free Press",
      kind: "book",
    },
    {
      author: "Casey Luskin",
      year: "2006",
      title:
        "Do Car Engines Run on Lugnuts? A Response to Ken Miller and Judge Jones’s Straw Tests of Irreducible Complexity for the Bacterial Flagellum",
      publication: "Discovery Institute",
      kind: "web",
      url: "https://www.discovery.org/a/3718/",
    },
    {
      author: "M. J. Pallen and N. J. Matzke",
      year: "2006",
      title: "From The Origin of Species to the origin of bacterial flagella",
      publication: "Nature Reviews Microbiology 4: 784-790",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/nrmicro1493",
    },
    {
      author: "United States District Court, Middle District of Pennsylvania",
      year: "2005",
      title: "Kitzmiller v. Dover Area School District",
      publication: "Memorandum opinion, December 20, 2005",
      kind: "report",
    },
  ],
};
