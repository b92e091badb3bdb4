import type { ReactNode } from "react";

/** The heading of a page with its one-sentence introduction. */
export function PageHeader({
  title,
  children,
  eyebrow,
}: {
  title: string;
  children?: ReactNode;
  eyebrow?: string;
}) {
  return (
    <div className="mb-8 max-w-2xl">
      {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
      <h1 className="font-serif text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">
        {title}
      </h1>
      {children && (
        <p className="page-intro mt-3 text-[1.0625rem] leading-relaxed text-muted-foreground">
          {children}
        </p>
      )}
    </div>
  );
}
