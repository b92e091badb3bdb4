// Matchers for elements, where there are any: reading them takes as long as many a test.
if (typeof document !== "undefined") require("@testing-library/jest-dom");
