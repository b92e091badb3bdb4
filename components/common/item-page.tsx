import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import type { CopySource } from "@/lib/citations/forms";
import type { SitePage } from "@/lib/site/pages/site-page";
import { breadcrumbTrail, type Crumb } from "@/lib/site/structured-data";
import { Breadcrumbs } from "./breadcrumbs";
import { CiteActions } from "./cite-actions";
import { CopyAs } from "./copy-as";
import { CopyHost } from "./copy-host";
import type { ItemSection } from "./item-section";
import { JsonLd } from "./json-ld";
import { PrintButton } from "./print-button";
import "./item-page.css";

/**
 * The page of one item: the way to it, its name, its words in sections that all stand open, with a
 * list of them, then what is related and the items before and after it.
 */
export function ItemPage({
  crumbs,
  title,
  heading = title,
  eyebrow,
  lead,
  citation,
  sections,
  related,
  neighbors,
  thing,
  facts,
  copied,
  children,
}: {
  /** From below home to the page itself, which comes last. */
  crumbs: readonly Crumb[];
  title: string;
  /** The title as it stands on the page, where it is more than its letters. */
  heading?: ReactNode;
  eyebrow: ReactNode;
  /** The first sentences, larger than the others. */
  lead: ReactNode;
  /** The whole citation but for address and day, as CiteActions takes it. */
  citation: string;
  sections: readonly ItemSection[];
  related: readonly SitePage[];
  /** All pages of its list in their order; the page links those before and after itself. */
  neighbors: readonly Pick<SitePage, "path" | "title">[];
  /** What the page is about, as schema.org has it. */
  thing: Record<string, unknown>;
  /** In the head, below the first sentences: a grade, a date. */
  facts?: ReactNode;
  /** What is taken along of it, where that is not its title and address. */
  copied?: CopySource;
  /** Words that need no sections, before them. */
  children?: ReactNode;
}) {
  return (
    <div className="item-page">
      <Breadcrumbs crumbs={crumbs} />
      <article aria-labelledby="item-title">
        <header className="item-page-head">
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="item-title">{heading}</h1>
          <div className="item-page-lead">{lead}</div>
          {facts}
          <div className="item-actions">
            <CiteActions anchor="" name={title} citation={citation} />
            <PrintButton name={title} />
            <CopyAs
              className="copy-as needs-scripts"
              source={copied ?? { kind: "page", title, path: crumbs.at(-1)?.path ?? "" }}
            />
          </div>
        </header>
        {sections.length > 1 && <Contents sections={sections} />}
        <div className="item-page-sections">
          {children}
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              data-part={section.id}
              aria-labelledby={`${section.id}-heading`}
            >
              <h2 id={`${section.id}-heading`}>{section.title}</h2>
              <div data-part-body>{section.body}</div>
            </section>
          ))}
        </div>
      </article>
      <Related pages={related} />
      <Neighbors path={crumbs.at(-1)?.path} pages={neighbors} />
      <CopyHost />
      <JsonLd data={{ "@graph": [breadcrumbTrail(crumbs), thing] }} />
    </div>
  );
}

function Contents({ sections }: { sections: readonly ItemSection[] }) {
  return (
    <nav aria-label="On this page" className="item-page-contents no-print">
      <p className="eyebrow">On this page</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Related({ pages }: { pages: readonly SitePage[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="related" className="item-page-related no-print">
      <h2 id="related">Related</h2>
      <ul>
        {pages.map(({ path, title, kind }) => (
          <li key={path}>
            <span className="eyebrow">{kind}</span>
            <IntentLink href={path} className="link">
              {title}
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbors({
  path,
  pages,
}: {
  path: string | undefined;
  pages: readonly Pick<SitePage, "path" | "title">[];
}) {
  const at = pages.findIndex((page) => page.path === path);
  const steps = [
    { words: "Previous", rel: "prev", page: pages[at - 1] },
    { words: "Next", rel: "next", page: pages[at + 1] },
  ].filter(({ page }) => at >= 0 && page !== undefined);
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Before and after" className="item-page-neighbors no-print">
      {steps.map(({ words, rel, page }) => (
        <IntentLink key={rel} href={page?.path ?? ""} rel={rel}>
          <span className="eyebrow">{words}</span>
          <span>{page?.title}</span>
        </IntentLink>
      ))}
    </nav>
  );
}
