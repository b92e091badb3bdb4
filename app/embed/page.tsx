import { CodeToCopy } from "@/components/common/code-to-copy";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { REFERENCES_SCRIPT_PATH } from "@/lib/embeds/constants";
import { REFERENCES_INTEGRITY } from "@/lib/embeds/serve-references";
import { site, siteUrl } from "@/lib/site/creator";
import { FEEDS } from "@/lib/site/feed-link";
import { pageMetadata, routeWords } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { VerseFrame } from "./_components/verse-frame";
import "./embed.css";

export const metadata = pageMetadata("/embed");

const TITLE = routeWords["/embed"].title;

const SCRIPT = `<script src="${siteUrl}${REFERENCES_SCRIPT_PATH}"
  integrity="${REFERENCES_INTEGRITY}"
  crossorigin="anonymous" defer></script>`;

const OPTIONS = [
  ["data-translation", "“KJV”: the translation that opens; the World English Bible unless given."],
  [
    "data-select",
    "“article”: a CSS selector of what is looked through; the whole page unless given.",
  ],
  ["data-theme", "“light” or “dark”; otherwise as the reader’s system has it."],
] as const;

const DISCOVERY = `${siteUrl}/api/oembed?format=json&maxwidth=500&url=${encodeURIComponent(`${siteUrl}/bible/web/john/3/16`)}`;

export default function EmbedPage() {
  return (
    <div className="embed-page mx-auto max-w-3xl">
      <PageHeader title={TITLE}>
        Show what’s here in your own pages. None of it sets a cookie, follows your readers or loads
        anything from anyone else.
      </PageHeader>

      <section aria-labelledby="frame">
        <h2 id="frame" className="section-title">
          A verse in a frame
        </h2>
        <p>
          The frame shows the verse exactly as in our text, its reference and a link to its page. It
          runs no script, and it prints.
        </p>
        <VerseFrame origin={siteUrl} />
      </section>

      <section aria-labelledby="references">
        <h2 id="references" className="section-title">
          References as links
        </h2>
        <p>
          One line, and every “John 3:16” in your text becomes a link that opens the verse in place.
          Where this site can’t be reached, or scripts don’t run, it’s a link or plain text.
        </p>
        <CodeToCopy name="the script" code={SCRIPT} />
        <p>
          With <code>integrity</code> a browser runs exactly this version, and after we’ve changed
          the script, none: your references are then plain text until you copy the line again. Leave
          it out to get changes as they come. The script is smaller than 6 KB, uses no{" "}
          <code>eval</code> and no inline styles. A policy of yours has to allow{" "}
          <code>script-src {siteUrl}</code> and <code>connect-src {siteUrl}</code>.
        </p>
        <dl className="embed-options">
          {OPTIONS.map(([name, words]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p>
          Text inside an element with <code>data-no-references</code> is left alone, and so are
          links, code and forms. For text that you add later:{" "}
          <code>
            element.dispatchEvent(new Event("truth-uncovered:link", {"{ bubbles: true }"}))
          </code>
          .
        </p>
      </section>

      <section aria-labelledby="oembed">
        <h2 id="oembed" className="section-title">
          oEmbed
        </h2>
        <p>
          Programs that know{" "}
          <a href="https://oembed.com" className="link">
            oEmbed
          </a>{" "}
          make such a frame of an address by themselves: of chapters, verses, original words,
          answers, guides and everything else that has a page here. Each of those pages names its
          address for it.
        </p>
        <CodeToCopy name="the oEmbed address" code={DISCOVERY} />
      </section>

      <section aria-labelledby="feeds">
        <h2 id="feeds" className="section-title">
          Feeds
        </h2>
        <ul className="embed-feeds">
          {FEEDS.map(({ name, atom, json }) => (
            <li key={atom}>
              {name}:{" "}
              <a href={atom} className="link">
                Atom<span className="sr-only"> feed of {name}</span>
              </a>
              ,{" "}
              <a href={json} className="link">
                JSON Feed<span className="sr-only"> of {name}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground">
          Both Bible texts are in the public domain. The other words are {site.title}’s own: please
          name the page they come from.
        </p>
      </section>
      <JsonLd data={breadcrumbs("/embed", TITLE)} />
    </div>
  );
}
