// What the project knows of the Bible's topics, people, places, periods and books, each statement marked with how sure it is.
import "server-only";

export { BOOK_FACTS } from "../books";
export { PEOPLE } from "../people";
export { PERIODS } from "../periods";
export { PLACES } from "../places";
export { STORIES } from "../stories";
export { TOPICS } from "./topics";
