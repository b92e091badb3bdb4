"use client";

import { ThemeProvider } from "next-themes";
import { type ReactNode, Suspense } from "react";
import { lazyAtRest } from "@/components/common/lazy-at-rest";
import { useHydrated } from "@/components/common/use-hydrated";

// Nothing of it is seen before a visitor acts.
const AfterPage = lazyAtRest(() =>
  import("@/components/layout/after-page").then((module) => module.AfterPage),
);

/**
 * The global client state: theme and toasts. Server data has its own provider where it is read
 * (ServerData).
 */
export function Providers({ children }: { children: ReactNode }) {
  const isRunning = useHydrated();

  return (
    <ThemeProvider
      attribute="class"
      storageKey="truth-uncovered-theme"
      defaultTheme="light"
      enableSystem
      disableTransitionOnChange
    >
      {children}
      {isRunning && (
        <Suspense fallback={null}>
          <AfterPage />
        </Suspense>
      )}
    </ThemeProvider>
  );
}
