"use client";

import { ThemeProvider } from "next-themes";
import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "@/components/common/use-hydrated";
import { whenConnected } from "@/lib/site/when-connected";

// Nothing of it is seen before a visitor acts. Where it cannot be fetched the page stands without.
const AfterPage = lazy<() => ReactNode>(() =>
  whenConnected(() => import("@/components/layout/load-after-page"))
    .then((module) => module.loadAfterPage())
    .catch(() => ({ default: () => null })),
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
