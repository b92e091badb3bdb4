import type { Section } from "./schema";

export const jeremiah: readonly Section[] = [
  { passage: "Jeremiah 1:4-10", words: "Jeremiah called before birth: I am only a child" },
  { passage: "Jeremiah 1:11-16", words: "almond branch and boiling pot" },
  { passage: "Jeremiah 2:11-13", words: "broken cisterns, spring of living waters" },
  { passage: "Jeremiah 7:1-15", words: "temple sermon; den of robbers" },
  { passage: "Jeremiah 7:16-20", words: "cakes for the queen of heaven" },
  { passage: "Jeremiah 8:18-22", words: "is there no balm in Gilead" },
  { passage: "Jeremiah 13:1-11", words: "the ruined linen belt" },
  { passage: "Jeremiah 13:23", words: "can the leopard change its spots" },
  { passage: "Jeremiah 17:5-10", words: "the heart is deceitful above all; tree by water" },
  {
    passage: "Jeremiah 18:1-10",
    words: "Jeremiah at the potter’s house; clay in the potter’s hand",
  },
  { passage: "Jeremiah 20:1-9", words: "Pashhur puts Jeremiah in the stocks; fire in my bones" },
  { passage: "Jeremiah 23:1-6", words: "the righteous Branch; woe to shepherds" },
  { passage: "Jeremiah 24:1-10", words: "two baskets of figs, good and bad" },
  { passage: "Jeremiah 25:8-14", words: "seventy years serving Babylon" },
  { passage: "Jeremiah 27:1-11", words: "Jeremiah wears a yoke" },
  { passage: "Jeremiah 28:1-17", words: "Hananiah the false prophet breaks the yoke" },
  {
    passage: "Jeremiah 29:4-14",
    words:
      "letter to the exiles: seek the peace of the city; plans to prosper you, hope and a future",
  },
  { passage: "Jeremiah 31:15-17", words: "Rachel weeping for her children" },
  { passage: "Jeremiah 31:31-34", words: "the new covenant, law written on hearts" },
  {
    passage: "Jeremiah 32:6-15",
    words: "Jeremiah buys a field at Anathoth from Hanamel while shut up in prison",
  },
  { passage: "Jeremiah 35:1-11", words: "the Rechabites drink no wine" },
  { passage: "Jeremiah 36:4-10", words: "Baruch the scribe writes Jeremiah’s words on a scroll" },
  { passage: "Jeremiah 36:20-32", words: "king Jehoiakim burns the scroll piece by piece" },
  {
    passage: "Jeremiah 38:1-13",
    words:
      "Jeremiah thrown into a muddy cistern (pit); Ebedmelech the Ethiopian pulls him up with ropes and rags",
  },
  { passage: "Jeremiah 39:1-10", words: "fall of Jerusalem; Zedekiah blinded" },
  { passage: "Jeremiah 41:1-3", words: "Gedaliah the governor is murdered" },
  { passage: "Jeremiah 43:1-7", words: "Jeremiah taken to Egypt" },
  { passage: "Jeremiah 51:59-64", words: "a scroll sunk in the Euphrates" },
];
