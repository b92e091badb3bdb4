"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { createQueryClient } from "@/lib/http/query-client";

// Nothing is toasted before a visitor acts, so these come after the page.
const Toaster = lazy(() =>
  import("@/components/ui/toaster").then((module) => ({ default: module.Toaster })),
);
const TextForCopying = lazy(() =>
  import("@/components/scripture/text-for-copying").then((module) => ({
    default: module.TextForCopying,
  })),
);

/** The global client state: theme, server data, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
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
      <QueryClientProvider client={queryClient}>
        {children}
        {isRunning && (
          <Suspense fallback={null}>
            <Toaster />
            <TextForCopying />
          </Suspense>
        )}
      </QueryClientProvider>
    </ThemeProvider>
  );
}
