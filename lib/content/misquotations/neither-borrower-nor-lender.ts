import type { Misquotation } from "./schema";

export const neitherBorrowerNorLender: Misquotation = {
  id: "neither-borrower-nor-lender",
  order: 120,
  wordings: ["neither a borrower nor a lender be", "neither borrower nor lender be"],
  answer:
    "Those words are Shakespeare’s, from Hamlet, and not in the Bible. Scripture does warn borrowers, and praises those who lend with grace.",
  references: ["Proverbs 22:7", "Psalm 112:5"],
};
