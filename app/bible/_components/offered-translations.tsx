"use client";

import type { ComponentProps, ComponentType } from "react";
import { lazyWithData } from "@/components/common/lazy-with-data";
import { hasImports } from "@/lib/bible/has-imports";

const MoreTranslations = lazyWithData(() =>
  import("./more-translations").then((module) => module.MoreTranslations),
);

type Props = ComponentProps<typeof MoreTranslations>;

/** The button of all translations; nothing on a site that has no more than stand in the row. */
export async function loadOfferedTranslations(): Promise<ComponentType<Props>> {
  const isOffered = await hasImports();
  return (props) => isOffered && <MoreTranslations {...props} />;
}
