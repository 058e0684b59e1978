import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxIncludes, startNginx } from '../nginx.ts';

type Settings = {
  /** The built portal. */
  folder: string;
  /** The port it is served at. */
  port: number;
  /** Loopback servers that are also served over TLS. */
  proxies: readonly { port: number; to: string }[];
};

/**
 * Serves the built portal behind nginx as deployed, over TLS and HTTP/2, with a certificate made for this run.
 *
 * @returns a function that stops it, and the flag that makes Chromium trust the certificate; otherwise it would store nothing.
 */
export async function serveSecurely({ folder, port, proxies }: Settings): Promise<{ flag: string; stop: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'portal-certificate-'));
  // nginx reads the files as another user.
  chmodSync(place, 0o755);
  const [certificate, key] = [join(place, 'certificate.pem'), join(place, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const publicKey = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' });
  const nginx = await startNginx({
    root: join(process.cwd(), folder),
    includes: nginxIncludes(folder),
    secure: { port, certificate, key, proxies },
  });
  return {
    flag: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
    stop: () => {
      nginx.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
