"use client";

/** Shown when even the layout fails; it therefore brings its own few styles. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body
        style={{
          fontFamily: "system-ui, sans-serif",
          margin: "20vh auto",
          maxWidth: "32rem",
          padding: "0 1rem",
        }}
      >
        <title>Something went wrong | Truth Uncovered</title>
        <main>
          <h1>Something went wrong</h1>
          <p>The site couldn’t be shown. Nothing you saved is lost.</p>
          <button type="button" onClick={reset}>
            Try Again
          </button>
        </main>
      </body>
    </html>
  );
}
