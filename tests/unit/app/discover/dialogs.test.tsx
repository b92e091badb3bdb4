/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { DiscoveryCard } from "@/app/discover/_components/discovery-card";
import { MediaDialogHost } from "@/app/discover/_components/media-dialog-host";
import DiscoveryPage from "@/app/discover/[slug]/page";
import { ItemDialogs } from "@/components/common/item-dialogs";
import { discoveries } from "@/lib/content/discoveries";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { answerCalls, goBack, renderView } from "../../../support/view";

const telDan = discoveries.find(({ slug }) => slug === "tel-dan-stele") as Discovery;
const TABS = ["Overview", "Evidence", "Analysis", "Research"];
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** The HTML of a discovery's page, as the server sends it. */
async function readPage(slug: string): Promise<string> {
  const page = renderView(await DiscoveryPage({ params: Promise.resolve({ slug }) }));
  const html = page.container.innerHTML;
  page.unmount();
  return html;
}

async function openDiscoveries(
  items: readonly Discovery[],
  address = "/discover",
  isDown = () => false,
) {
  const answers: Record<string, () => Response> = {};
  for (const { slug } of items) {
    const html = await readPage(slug);
    answers[`/discover/${slug}`] = () => new Response(html, { status: isDown() ? 503 : 200 });
  }
  answerCalls(answers);
  return renderView(
    <>
      {items.map((discovery) => (
        <DiscoveryCard key={discovery.slug} discovery={discovery} />
      ))}
      <ItemDialogs />
    </>,
    { address },
  );
}

test("View Details opens four tabs that hold every part of the discovery, each with its address", async () => {
  const { user } = await openDiscoveries([telDan]);
  await user.click(screen.getByRole("button", { name: /^View Details/ }));
  expect(window.location.hash).toBe("#tel-dan-stele");
  const dialog = within(await screen.findByRole("dialog", { name: "Tel Dan Stele" }));
  const tabs = await dialog.findAllByRole("tab");
  expect(tabs.map((tab) => tab.textContent)).toEqual(TABS);
  expect(tabs[0]).toHaveAttribute("aria-selected", "true");
  const panel = (name: string) => within(dialog.getByRole("tabpanel", { name }));
  expect(await panel("Overview").findByText("33.249° N, 35.652° E")).toBeVisible();
  expect(panel("Overview").getByRole("heading", { name: "Significance" })).toBeVisible();
  expect(panel("Overview").getAllByRole("link", { name: "2 Kings 8:28-29" })[0]).toBeVisible();
  for (const [name, headings] of [
    ["Evidence", ["Evidence", "Physical evidence", "Supporting evidence"]],
    ["Analysis", ["Scientific analysis", "Controversies"]],
  ] as const) {
    await user.click(dialog.getByRole("tab", { name }));
    expect(window.location.hash).toBe(`#tel-dan-stele-${name.toLowerCase()}`);
    for (const heading of headings)
      expect(panel(name).getByRole("heading", { name: heading })).toBeVisible();
  }
  await user.click(dialog.getByRole("tab", { name: "Research" }));
  expect(panel("Research").getAllByText(/Israel Exploration Journal 43/)[0]).toBeVisible();
  await user.click(dialog.getByRole("tab", { name: "Overview" }));
  expect(window.location.hash).toBe("#tel-dan-stele");
  goBack();
  await noDialog();
});

test("an address opens the tab it names", async () => {
  await openDiscoveries([telDan], "/discover#tel-dan-stele-analysis");
  const dialog = within(await screen.findByRole("dialog", { name: "Tel Dan Stele" }));
  expect(await dialog.findByRole("tab", { name: "Analysis", selected: true })).toBeVisible();
});

test("Research Papers tells of each paper, and where it can be had", async () => {
  const { user } = await openDiscoveries([telDan]);
  await user.click(screen.getByRole("button", { name: /^Research Papers/ }));
  expect(window.location.hash).toBe("#tel-dan-stele-papers");
  const papers = within(
    await screen.findByRole("dialog", { name: "Research Papers: Tel Dan Stele" }),
  );
  const [first] = await papers.findAllByRole("listitem");
  expect(first).toHaveTextContent("First edition of the large");
  expect(first).toHaveTextContent("Peer-reviewed");
  // On a phone it scrolls, by the keyboard as well.
  await user.tab();
  expect(document.activeElement).toContainElement(first as HTMLElement);
  expect(screen.getByRole("dialog")).not.toHaveFocus();
  await user.click(papers.getByRole("button", { name: "Close" }));
  await noDialog();
});

test("details that do not come say so, and Try Again brings them", async () => {
  let isDown = true;
  const { user } = await openDiscoveries([telDan], "/discover#tel-dan-stele", () => isDown);
  const dialog = within(await screen.findByRole("dialog", { name: "Tel Dan Stele" }));
  expect((await dialog.findAllByText("The details couldn’t be loaded."))[0]).toBeVisible();
  const page = dialog.getByRole("link", { name: /^Open page/ });
  expect(page).toHaveAttribute("href", "/discover/tel-dan-stele");
  isDown = false;
  await user.click(dialog.getAllByRole("button", { name: "Try Again" })[0] as HTMLElement);
  expect(await dialog.findByText(/^On July 21, 1993, Gila Cook/)).toBeVisible();
});

const VIDEO = {
  id: "film",
  title: "A film",
  category: "prophecy",
  description: "About it.",
  publishedAt: "2026-03-05T12:00:00Z",
};

async function openMedia(address: string, answers: object) {
  answerCalls({ "/api/articles": [], "/api/videos": [], ...answers });
  const view = renderView(
    <NuqsAdapter>
      <MediaDialogHost />
    </NuqsAdapter>,
    { address },
  );
  await act(async () => {});
  return view;
}

test.each([
  ["article", "This article isn’t here."],
  ["video", "This video isn’t here."],
])(
  "an unknown %s is said to be not here, and Close leads back to the page",
  async (kind, words) => {
    const { user } = await openMedia(`/discover?${kind}=nobody-knows`, {});
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await noDialog();
    await waitFor(() => expect(window.location.search).toBe(""));
  },
);

test("a read that fails says so in the dialog, and Try Again mends it", async () => {
  let isDown = true;
  const { user } = await openMedia("/discover?video=film", {
    "/api/videos": () => (isDown ? new Response("", { status: 500 }) : [VIDEO]),
  });
  expect(await screen.findByText("The video couldn’t be loaded.")).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("dialog", { name: "A film" })).toBeVisible();
});

test("a video without an address says what is missing", async () => {
  await openMedia("/discover?video=film", { "/api/videos": [VIDEO] });
  const external = await screen.findByRole("button", { name: "Watch on External Site" });
  expect(screen.getByText("Video player will be implemented")).toBeVisible();
  expect(external).toHaveAttribute("aria-disabled", "true");
  expect(external).toHaveAccessibleDescription("No link is known for this video yet.");
});

test("a video of another host is only linked to", async () => {
  await openMedia("/discover?video=film", {
    "/api/videos": [{ ...VIDEO, videoUrl: "https://vimeo.com/123456789" }],
  });
  expect(await screen.findByText("This video plays on vimeo.com.")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Watch on External Site/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Play Video" })).toBeNull();
});

test("a YouTube video is framed from the cookie-free address, and only after Play", async () => {
  await openMedia("/discover?video=film", {
    "/api/videos": [{ ...VIDEO, videoUrl: "https://youtu.be/dQw4w9WgXcQ" }],
  });
  const play = await screen.findByRole("button", { name: "Play Video" });
  expect(screen.getByRole("link", { name: /^Watch on External Site/ })).toHaveAttribute(
    "href",
    "https://youtu.be/dQw4w9WgXcQ",
  );
  expect(document.querySelector("iframe")).toBeNull();
  fireEvent.click(play);
  expect(document.querySelector("iframe")?.src).toContain(
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  );
});
