import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Result of a finished command; `output` is empty when it wrote to the terminal itself. */
export type Outcome = { code: number; output: string; seconds: number };

type Settings = {
  /** Variables added to those of this process. */
  env?: Record<string, string>;
  /** Collects the output instead of showing it. */
  quiet?: boolean;
  /** Shows errors only. */
  errorsOnly?: boolean;
  /** Runs with low priority, as do its child processes. */
  isPatient?: boolean;
};

const children = new Set<ChildProcess>();

/** The path of a package's command, to run it with this Node on every system. */
export function commandOf(packageName: string, command = packageName): string {
  const folder = resolve('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[command];
  if (path === undefined) throw new Error(`${packageName} has no command '${command}'`);
  return resolve(folder, path);
}

/** Runs a Node program to its end. */
export function runNode(args: readonly string[], settings: Settings = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [...args], options(settings));
  if (settings.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return finish(child);
}

/** Starts a Node program that runs until `stopAll` or until it fails. */
export function startNode(args: readonly string[], settings: Settings = {}): ChildProcess {
  const child = spawn(process.execPath, [...args], options(settings));
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Stops a started program: asks it first, kills it after three seconds. */
export function stop(child: ChildProcess): Promise<void> {
  if (!children.has(child)) return Promise.resolve();
  return new Promise((done) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), 3000);
    child.once('exit', () => {
      clearTimeout(insist);
      done();
    });
    child.kill('SIGTERM');
  });
}

/** Stops everything that was started here. */
export async function stopAll(): Promise<void> {
  await Promise.all([...children].map(stop));
}

/** Stops the started programs and then this one on signals from the terminal or system. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stopAll().then(() => process.exit(signal === 'SIGINT' ? 130 : 143)));
}

/** Waits until something listens on the loopback port; fails when `child` exits first or after `seconds`. */
export async function listening(port: number, child: ChildProcess, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`The program for port ${port} ended with code ${child.exitCode}.`);
    if (Date.now() > end) throw new Error(`Nothing listens on port ${port} after ${seconds} s.`);
    await pause(60);
  }
}

/** True when a connection to the loopback port is accepted. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

function options({ env = {}, quiet = false, errorsOnly = false }: Settings) {
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const output = quiet ? 'pipe' : 'inherit';
  const stdio: ('inherit' | 'pipe' | 'ignore')[] = ['inherit', errorsOnly ? 'ignore' : output, output];
  return { env: { ...process.env, ...env, PATH: path }, stdio };
}

function finish(child: ChildProcess): Promise<Outcome> {
  children.add(child);
  const started = performance.now();
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  child.stderr?.on('data', (part: Buffer) => parts.push(part));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      children.delete(child);
      done({ code: code ?? 1, output: Buffer.concat(parts).toString(), seconds: (performance.now() - started) / 1000 });
    });
  });
}
