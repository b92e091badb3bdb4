import { CodeToCopy } from "@/components/common/code-to-copy";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { MCP_TOOLS } from "@/lib/mcp/tool-names";
import { DOCUMENT_PATH } from "@/lib/open-api/constants";
import { readExamples } from "@/lib/open-api/examples";
import { OPEN_OPERATIONS } from "@/lib/open-api/operations";
import { listTried } from "@/lib/open-api/tried-operations";
import { site, siteUrl } from "@/lib/site/creator";
import { pageMetadata, routeWords } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { OperationList } from "./_components/operation-list";
import { TryIt } from "./_components/try-it";
import "./developers.css";

export const metadata = pageMetadata("/developers");

const PATH = "/developers";
const TITLE = routeWords[PATH].title;

const SERVER = JSON.stringify(
  { mcpServers: { "truth-uncovered": { url: `${siteUrl}/api/mcp` } } },
  null,
  2,
);

export default function DevelopersPage() {
  return (
    <div className="developers-page mx-auto max-w-3xl">
      <PageHeader title={TITLE}>
        Scripture, search, the original words and graded evidence, for your own pages and programs.
        No key, no account, no cookies.
      </PageHeader>

      <section aria-labelledby="start">
        <h2 id="start" className="section-title">
          Start
        </h2>
        <p>
          Ask by GET, read JSON. Pages on any site can ask, too. These three programs read a verse,
          search, and check a quotation; our tests run them exactly as shown.
        </p>
        {readExamples(siteUrl).map(({ name, code }) => (
          <details key={name} name="example" open={name === "curl"} className="developers-example">
            <summary>{name}</summary>
            <CodeToCopy name={`the example for ${name}`} code={code} />
          </details>
        ))}
      </section>

      <section aria-labelledby="try" className="needs-scripts">
        <h2 id="try" className="section-title">
          Try it
        </h2>
        <TryIt operations={listTried()} origin={siteUrl} />
      </section>

      <section aria-labelledby="calls">
        <h2 id="calls" className="section-title">
          What there is
        </h2>
        <p>
          All of it is described in{" "}
          <a href={DOCUMENT_PATH} className="link">
            OpenAPI 3.1
          </a>
          , made from the schemas by which the server reads and answers. Each address below opens an
          example.
        </p>
        <OperationList operations={OPEN_OPERATIONS} />
      </section>

      <section aria-labelledby="rules">
        <h2 id="rules" className="section-title">
          Limits and promises
        </h2>
        <dl className="developers-rules">
          <div>
            <dt>Calls</dt>
            <dd>
              3,000 a minute from one address unless the operator says otherwise; checks of
              quotations 60. <code>RateLimit</code> says how many are left, and one too many is 429
              with <code>Retry-After</code>. A whole Bible, chapter by chapter, is 1,189 calls.
            </dd>
          </div>
          <div>
            <dt>Errors</dt>
            <dd>
              <code>application/problem+json</code>: <code>detail</code> is a sentence you can show,{" "}
              <code>code</code> names the case, <code>errors</code> lists every wrong parameter.
            </dd>
          </div>
          <div>
            <dt>Asking again</dt>
            <dd>
              Send an answer’s <code>ETag</code> as <code>If-None-Match</code>: 304 without a body
              says that nothing has changed.
            </dd>
          </div>
          <div>
            <dt>Lists</dt>
            <dd>
              <code>limit</code> says how many; <code>Link: rel="next"</code> leads on, and searches
              take <code>offset</code>.
            </dd>
          </div>
          <div>
            <dt>Versions</dt>
            <dd>
              What is there stays and keeps its meaning. Fields may be added, so ignore what you
              don’t know. What has to change gets a new address, and the old one goes on for a year
              at least.
            </dd>
          </div>
          <div>
            <dt>Rights</dt>
            <dd>
              The World English Bible and the King James Version are in the public domain. The other
              words are {site.title}’s own: please name the page they come from.
            </dd>
          </div>
        </dl>
      </section>

      <section aria-labelledby="mcp">
        <h2 id="mcp" className="section-title">
          For language models
        </h2>
        <p>
          An assistant that speaks the Model Context Protocol (MCP) reads the Bible here instead of
          from memory. Everything quoted comes with the SHA-256 of its exact words, so that your
          program can prove that nothing was altered.
        </p>
        <CodeToCopy name="the server’s entry" code={SERVER} />
        <ul className="developers-tools">
          {MCP_TOOLS.map(({ name, title }) => (
            <li key={name}>
              <code>{name}</code> {title}
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="more">
        <h2 id="more" className="section-title">
          Without programming
        </h2>
        <p>
          A verse in a frame, references that open their verses, and feeds:{" "}
          <a href="/embed" className="link">
            On Your Own Site
          </a>
          . Quotations of a text in your own browser:{" "}
          <a href="/check" className="link">
            Check Bible Quotations
          </a>
          .
        </p>
      </section>
      <JsonLd
        data={{
          "@graph": [
            breadcrumbs(PATH, TITLE),
            {
              "@type": "WebAPI",
              name: `${site.title} API`,
              description: routeWords[PATH].description,
              documentation: `${siteUrl}${PATH}`,
              termsOfService: `${siteUrl}${PATH}#rules`,
              isAccessibleForFree: true,
              provider: { "@type": "Organization", name: site.title, url: `${siteUrl}/` },
            },
          ],
        }}
      />
    </div>
  );
}
