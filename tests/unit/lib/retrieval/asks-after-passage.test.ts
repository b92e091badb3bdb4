import { asksAfterPassage } from "@/lib/retrieval/asks-after-passage";

test.each([
  "I remember a story where a boy’s small meal fed everybody",
  "which part has the man who hid his money",
  "our pastor spoke about a church that was neither hot nor cold",
  "something about not boasting about tomorrow",
  "wasn't there a man who lived among graves",
  "the passage where the sun goes backward",
  "psalm im old now dont throw me away",
  "prophet who said im only a kid",
  "paul or somebody said the good i wanna do i dont do",
  "mother who made her little boy a new coat every year",
  "the eunuch on the road who asked what stops me from being baptized",
  "the girl who was dead and jesus was like get up.. she was 12 like me",
])("looks for a passage: %s", (message) => {
  expect(asksAfterPassage(message)).toBe(true);
});

test.each([
  "lost two tonight",
  "my story is long and I am tired",
  "Why does God allow suffering?",
  "I lost my job on Friday and have told nobody",
  "who was Moses",
  "readings for a funeral",
  "somebody hit me again last night",
  "I miss the one who raised me",
  "the story of my marriage is over, he left",
  "i remember a time when i was happy",
  "somebody died on the ward tonight",
  "my son talked about hurting himself",
  "my kids asked about the divorce",
  "that man at church shouts at my kids",
  "the girl who sits next to me is mean",
  "husband who drinks every night",
  "psalm 23",
  "psalm for a funeral of my aunt please",
])("looks for none: %s", (message) => {
  expect(asksAfterPassage(message)).toBe(false);
});
