"use client";

import { ThemeProvider } from "next-themes";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { whenConnected } from "@/lib/site/when-connected";

// Nothing of it is seen before a visitor acts.
const AfterPage = lazy(() =>
  whenConnected(() => import("@/components/layout/after-page")).then((module) => ({
    default: module.AfterPage,
  })),
);

/**
 * The global client state: theme and toasts. Server data has its own provider where it is read
 * (ServerData).
 */
export function Providers({ children }: { children: ReactNode }) {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);

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
