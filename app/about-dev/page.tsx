import type { ReactNode } from "react";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { IntentLink } from "@/components/layout/intent-link";
import { LinkedList, LinkedParagraphs } from "@/components/scripture/linked-text";
import { buttonVariants } from "@/components/ui/button";
import { about } from "@/lib/content/about";
import { creator, siteUrl, UNSET } from "@/lib/site/creator";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";

export const metadata = pageMetadata("/about-dev");

const STATS = [
  { label: "Age", value: creator.age },
  { label: "Verses integrated", value: "31,000+" },
  { label: "Years clean", value: creator.yearsClean },
  { label: "Years building", value: creator.yearsBuilding },
];

const CONTACTS = [
  { label: "GitHub", href: creator.github },
  { label: "LinkedIn", href: creator.linkedIn },
  { label: "Portfolio", href: creator.portfolio },
  { label: "Email", href: creator.email && `mailto:${creator.email}` },
];

export default function AboutDevPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Creator Profile" eyebrow="Meet the developer">
        {creator.name === UNSET
          ? "The person behind this site, and what it is built for."
          : `${creator.name}, and what this site is built for.`}
      </PageHeader>

      <dl className="mb-12 grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-border shadow-card sm:grid-cols-4">
        {STATS.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse bg-card p-5">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-serif text-3xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>

      <div className="space-y-12">
        <Section title="Vision">
          <LinkedParagraphs text={about.vision} />
        </Section>
        <Section title="Personal Journey">
          <LinkedParagraphs text={about.journey} />
        </Section>
        <Section title="Self-Taught Skills">
          <LinkedList items={about.skills} />
        </Section>
        <Section title="Achievements">
          <LinkedList items={about.achievements} />
        </Section>
        <Section title="Who This Is For">
          <LinkedList items={about.audience} />
        </Section>
        <Section title="The Future">
          <LinkedParagraphs text={about.future} />
        </Section>
        <Section title="Statement of Faith">
          <LinkedList items={about.statementOfFaith} />
        </Section>

        <section aria-labelledby="contact">
          <h2 id="contact" className="section-title">
            Contact
          </h2>
          <ul className="flex flex-wrap gap-3">
            {CONTACTS.map(({ label, href }) => (
              <li key={label}>
                <Contact label={label} href={href} />
              </li>
            ))}
          </ul>
        </section>

        <p className="border-t pt-6">
          <IntentLink href="/" className="link">
            Return home
          </IntentLink>{" "}
          ·{" "}
          <IntentLink href="/developers" className="link">
            The API for developers
          </IntentLink>
        </p>
      </div>
      <JsonLd data={structuredData()} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <div className="prose">{children}</div>
    </section>
  );
}

/** A way to write to the creator; without an address it says so instead of leading nowhere. */
function Contact({ label, href }: { label: string; href: string | null }) {
  if (href === null) {
    return (
      <span className="inline-flex min-h-10 items-center gap-1.5 px-1 text-muted-foreground">
        {label} <span aria-hidden="true">{UNSET}</span>
        <span className="sr-only">not given</span>
      </span>
    );
  }
  return (
    <a
      href={href}
      className={buttonVariants({ variant: "outline" })}
      {...(href.startsWith("mailto:") ? {} : { target: "_blank", rel: "noopener noreferrer" })}
    >
      {label}
    </a>
  );
}

/** The creator as a Person where the name is known; nothing is said of an unknown one. */
function structuredData() {
  const crumbs = breadcrumbs("/about-dev", "Creator Profile");
  if (creator.name === UNSET) return { "@graph": [crumbs] };
  const sameAs = [creator.github, creator.linkedIn, creator.portfolio].filter(Boolean);
  return {
    "@graph": [
      crumbs,
      { "@type": "Person", name: creator.name, url: `${siteUrl}/about-dev`, sameAs },
    ],
  };
}
