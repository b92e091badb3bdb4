/** Every way a request can fail on purpose. The code is stable; status and title follow from it. */
export const ERROR_CODES = {
  invalid_request: { status: 400, title: "Invalid request" },
  not_public: { status: 401, title: "Unauthorized" },
  forbidden: { status: 403, title: "Forbidden" },
  signed_out: { status: 403, title: "Forbidden" },
  quota_exceeded: { status: 403, title: "Forbidden" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  conflict: { status: 409, title: "Conflict" },
  payload_too_large: { status: 413, title: "Payload too large" },
  unsupported_media_type: { status: 415, title: "Unsupported media type" },
  too_many_requests: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Internal server error" },
  not_implemented: { status: 501, title: "Not implemented" },
  unavailable: { status: 503, title: "Service unavailable" },
  ai_unavailable: { status: 503, title: "Assistant unavailable" },
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;

/**
 * One wrong part of a request: where (`query`, `book`, `items.0.name`) and what a visitor should
 * change.
 */
export interface FieldError {
  path: string;
  message: string;
}

interface AppErrorOptions {
  errors?: FieldError[];
  /** Seconds after which it makes sense to try again; sent as Retry-After. */
  retryAfter?: number;
  /** Further headers of the answer, for example Allow. */
  headers?: Record<string, string>;
  /** What a conflict is with: the row as it is now, for the caller to whom it belongs. */
  current?: unknown;
  cause?: unknown;
}

/**
 * A failure that domain code means to happen. `message` is shown to visitors as the problem's
 * detail, so it is a sentence for them.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly headers: Record<string, string>;
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.headers = options.headers ?? {};
    this.current = options.current;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}
