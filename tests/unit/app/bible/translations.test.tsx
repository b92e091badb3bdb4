/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { chapterOf, openReader } from "@/tests/support/reader-page";
import type { Call } from "@/tests/support/view";

const listed = (code: string, name: string, language = "en", direction = "ltr") => ({
  code,
  name,
  language,
  direction,
  isImported: code.startsWith("IN"),
});
const OURS = [listed("WEB", "World English Bible"), listed("KJV", "King James Version")];
const ALL = {
  translations: [
    ...OURS,
    listed("INES", "Traducción inventada", "es"),
    listed("INHE", "תרגום", "he", "rtl"),
    listed("INDE", "Erfundene Übersetzung", "de"),
  ],
};
const EDITION = {
  name: "תרגום",
  language: "he",
  direction: "rtl",
  license: "CC0, invented",
};
const chapters = ({ path }: Call) => {
  const asked = new URL(path, "http://localhost").searchParams;
  const code = asked.get("translation") ?? "WEB";
  const chapter = chapterOf(asked.get("reference") ?? "", code);
  return code === "INHE" ? { ...chapter, edition: EDITION } : chapter;
};
const open = (address: string) =>
  openReader(address, { "/api/translations": ALL, "/api/bible/chapter": chapters });
const panel = () => screen.findByRole("group", { name: "Translations", hidden: true });
const box = async (name: RegExp) =>
  within(await panel()).getByRole("checkbox", { name, hidden: true });
const show = (name: string) => screen.getByRole("button", { name, hidden: true });

const shows = async (words: string) => {
  const reader = await screen.findByRole("region", { name: "Reader" });
  await waitFor(() => expect(reader).toHaveTextContent(words));
  return reader;
};

test("a site with our two translations alone has no further choice", async () => {
  openReader("/bible?ref=John+3", { "/api/translations": { translations: OURS } });
  await shows("WEB words of John 3:16.");
  expect(screen.queryByRole("button", { name: "Translations" })).toBeNull();
});

test("an imported translation is read in its language and direction, with its license", async () => {
  const { user } = open("/bible?ref=John+3");
  await user.click(await screen.findByRole("button", { name: "Translations" }));
  expect(await box(/World English Bible/)).toBeChecked();
  expect(show("Show")).toBeDisabled();
  await user.click(await box(/World English Bible/));
  await user.click(await box(/INHE · Hebrew/));
  await user.click(show("Show"));
  const reader = await shows("INHE words of John 3:16.");
  const text = reader.querySelector(".scripture");
  expect(text).toHaveAttribute("lang", "he");
  expect(text).toHaveAttribute("dir", "rtl");
  expect(screen.getByText(/CC0, invented/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe("?ref=John+3&translation=INHE"));
  expect(screen.getByRole("radio", { name: "INHE" })).toBeChecked();
});

test("up to four stand side by side, in the order in which they were chosen", async () => {
  const { user } = open("/bible?ref=John+3");
  await user.click(await screen.findByRole("button", { name: "Translations" }));
  for (const name of [/INES/, /INHE/, /KJV/]) await user.click(await box(name));
  expect(await box(/INDE/)).toBeDisabled();
  await user.click(show("Show 4 side by side"));
  for (const code of ["WEB", "INES", "INHE", "KJV"]) {
    expect(await screen.findByText(`${code} words of John 3:16.`)).toBeInTheDocument();
  }
  await waitFor(() =>
    expect(decodeURIComponent(window.location.search)).toBe("?ref=John+3&with=INES,INHE,KJV"),
  );
  expect(screen.getByRole("radio", { name: "Parallel" })).toBeChecked();
  const hebrew = screen.getByText("INHE words of John 3:16.").closest("[dir]");
  expect(hebrew).toHaveAttribute("dir", "rtl");
  await user.click(screen.getByRole("radio", { name: "KJV" }));
  await waitFor(() => expect(window.location.search).toBe("?ref=John+3&translation=KJV"));
});

test("an address may name any translations", async () => {
  open("/bible?ref=John+3&translation=INES&with=INDE");
  expect(await screen.findByText("INES words of John 3:16.")).toBeInTheDocument();
  expect(await screen.findByText("INDE words of John 3:16.")).toBeInTheDocument();
  expect(screen.queryByText("WEB words of John 3:16.")).toBeNull();
});

test("a chapter that a translation does not have is said once, with the way to ours", async () => {
  const { user } = openReader("/bible?ref=Ruth+1&translation=INES", {
    "/api/bible/chapter": (call: Call) => {
      const chapter = chapters(call);
      if (chapter.translation !== "INES") return chapter;
      const omitted = chapter.verses.map(({ verse }) => ({ verse, reason: "INES lacks Ruth." }));
      return { ...chapter, verses: [], omitted };
    },
  });
  expect(await screen.findAllByText(/INES lacks Ruth\./)).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Read it in the World English Bible" }));
  await shows("WEB words of Ruth 1:1.");
});
