import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../project";

const run = promisify(execFile);

/**
 * Where the example of docs/operations.md is put on this machine. Ports of the loopback address.
 */
export interface NginxPlace {
  folder: string;
  ports: { http: number; https: number; instances: [number, number] };
}

/** The nginx example of docs/operations.md, to the letter. @throws when there is none. */
export function nginxExample(): string {
  const guide = readFileSync(path.join(projectRoot, "docs", "operations.md"), "utf8");
  const example = /^```nginx\n([\s\S]*?)^```$/m.exec(guide)?.[1];
  if (!example) throw new Error("docs/operations.md has no nginx example");
  return example;
}

/**
 * The example with this machine's folders, ports and certificate. @throws when one of them does not
 * occur in it any more.
 */
export function placeExample(example: string, { folder, ports }: NginxPlace): string {
  const [first, second] = ports.instances;
  const changes: [string, string][] = [
    ["/var/cache/nginx/truth", path.join(folder, "cache")],
    ["/srv/truth/static", path.join(folder, "static")],
    ["/etc/letsencrypt/live/example.org/fullchain.pem", path.join(folder, "certificate.pem")],
    ["/etc/letsencrypt/live/example.org/privkey.pem", path.join(folder, "key.pem")],
    ["listen 80;", `listen 127.0.0.1:${ports.http};`],
    ["listen 443 ", `listen 127.0.0.1:${ports.https} `],
    ["server 127.0.0.1:3001", `server 127.0.0.1:${first}`],
    ["server 127.0.0.1:3002", `server 127.0.0.1:${second}`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The nginx example does not say ${from}`);
    return text.replaceAll(from, to);
  }, example);
}

/** The example as a running nginx of our own, under any user. */
export class Nginx {
  private readonly settings: string;

  constructor(
    private readonly program: string,
    private readonly place: NginxPlace,
  ) {
    this.settings = path.join(place.folder, "nginx.conf");
  }

  /**
   * Writes certificate and settings, as Debian's nginx.conf includes a site. `example` may differ
   * from the guide's, with an instance marked `down`.
   */
  async prepare(example = nginxExample()): Promise<void> {
    const { folder } = this.place;
    for (const name of ["temp", "cache", "static"]) {
      mkdirSync(path.join(folder, name), { recursive: true });
    }
    await makeCertificate(folder);
    const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${path.join(folder, "temp", name)};`,
    );
    // As root the workers would become another user, who may not read a temporary folder.
    const user = process.getuid?.() === 0 ? "user root;" : "";
    const types =
      "types { application/javascript js; text/css css; font/woff2 woff2; image/svg+xml svg; }";
    const text = `${user}
pid ${path.join(folder, "nginx.pid")};
error_log ${path.join(folder, "error.log")} warn;
events {}
http {
  ${types}
  access_log off;
  ${temp.join("\n  ")}
${placeExample(example, this.place)}
}
`;
    writeFileSync(this.settings, text);
  }

  /** `nginx -t`. @throws with what nginx says against it. */
  async check(): Promise<void> {
    await this.call("-t");
  }

  /** Starts it in the background; `stop` ends it. */
  async start(): Promise<void> {
    const child = spawn(this.program, this.args("-g", "daemon off;"), { stdio: "ignore" });
    await new Promise<void>((resolve, reject) => {
      child.once("error", reject);
      child.once("spawn", resolve);
    });
  }

  /** Takes the settings of `example` over without losing a request. */
  async reload(example: string): Promise<void> {
    await this.prepare(example);
    await this.call("-s", "reload");
  }

  async stop(): Promise<void> {
    await this.call("-s", "quit").catch(() => undefined);
  }

  private args(...rest: string[]): string[] {
    return ["-p", this.place.folder, "-c", this.settings, ...rest];
  }

  private async call(...rest: string[]): Promise<void> {
    try {
      await run(this.program, this.args(...rest));
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string };
      throw new Error(stderr?.trim() || message);
    }
  }
}

/** Whether this nginx takes the example as it stands. @throws with what it says against it. */
export async function checkNginxExample(program: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const ports = { http: 4080, https: 4443, instances: [3001, 3002] as [number, number] };
  const nginx = new Nginx(program, { folder, ports });
  await nginx.prepare();
  await nginx.check();
}

async function makeCertificate(folder: string): Promise<void> {
  const key = path.join(folder, "key.pem");
  const certificate = path.join(folder, "certificate.pem");
  if (existsSync(certificate)) return;
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-subj", "/CN=example.org", "-days", "2"];
  const files = ["-keyout", key, "-out", certificate];
  await run("openssl", ["req", "-x509", ...curve, ...subject, ...files]);
}
