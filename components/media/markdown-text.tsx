import type { ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { linkReferences } from "./link-references";

/**
 * Only our own paths and the web; anything else (javascript:, data:, mailto:) loses its address.
 */
const SAFE_ADDRESS = /^(https?:\/\/|\/(?!\/)|[#?])/i;
const isForeign = (address: string) => /^https?:/i.test(address);

const link: Components["a"] = ({ node, href, children }) => {
  const reference = node?.properties.dataReference;
  if (typeof reference === "string") {
    return <ReferenceLink reference={reference}>{children}</ReferenceLink>;
  }
  return <SafeLink href={href}>{children}</SafeLink>;
};

/** By what the words stand under: their headings begin one step below it. */
const COMPONENTS: Record<"page" | "dialog", Components> = {
  page: {
    h1: ({ children }) => <h2>{children}</h2>,
    a: link,
  },
  dialog: {
    h1: ({ children }) => <h3>{children}</h3>,
    h2: ({ children }) => <h3>{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
    a: link,
  },
};

function SafeLink({ href, children }: { href?: string; children?: ReactNode }) {
  if (!href) return children;
  if (!isForeign(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/**
 * Words written in Markdown. Raw HTML and pictures are left out, links lead to the web or to our
 * own pages. The `references` given open their verse wherever they stand in the words. In the
 * browser load it lazily: the parser is large.
 */
export function MarkdownText({
  text,
  references = [],
  within = "dialog",
}: {
  text: string;
  references?: readonly string[];
  /** Whose title stands above the words. */
  within?: "page" | "dialog";
}) {
  return (
    <div className="prose">
      <ReactMarkdown
        skipHtml
        disallowedElements={["img"]}
        urlTransform={(address) => (SAFE_ADDRESS.test(address) ? address : "")}
        rehypePlugins={[[linkReferences, references]]}
        components={COMPONENTS[within]}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
