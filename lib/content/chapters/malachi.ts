import type { BookChapters } from "./schema";

export const malachi: BookChapters = {
  book: "Mal",
  chapters: [
    "God says he loves Israel, and they ask how; he preferred Jacob to Esau. Priests insult him with blind, lame and sick animals they would not offer a governor, and find worship a bore. Better to shut the doors; nations honor his name.",
    "Warning to priests whose teaching misleads and shows favoritism, unlike Levi. Men marry women who worship foreign gods and break faith with the wife of their youth; God hates divorce and violence. They weary him by saying evildoers please him. A warning to cheating husbands and against violence at home.",
    "God sends a messenger, comes suddenly to his temple and refines like fire; he judges sorcerers, adulterers and those who cheat workers of wages, widows and immigrants. Robbing God means withholding tithes; test him, he opens heaven. He keeps a book of those who honor him.",
    "A day burning like an oven comes for the arrogant, but for those who respect God a sun of healing rises, and they leap like calves. Remember Moses’ law; Elijah will turn parents’ and children’s hearts toward each other.",
  ],
};
