import { renderToStaticMarkup } from "react-dom/server";
import { TokenText } from "@/components/scripture/token-text";

test("words in Hebrew and Greek letters say their language, other words are left as they are", () => {
  expect(renderToStaticMarkup(<TokenText text="Purim (פּוּרִים) and agape (ἀγάπη), α and β." />)).toBe(
    'Purim (<span lang="he">פּוּרִים</span>) and agape (<span lang="grc">ἀγάπη</span>), α and β.',
  );
});
