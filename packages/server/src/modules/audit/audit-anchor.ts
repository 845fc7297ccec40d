import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import type { Key, Keyrings } from '../../keys/keyring.ts';
import { type AuditHead, chainHeads, headOf, headText, readHead } from './audit-head.ts';
import { auditTexts } from './audit.messages.ts';

/**
 * The audit log's head for the log stream, which is out of reach for those who can change the database. Signed, so that nobody who can only write log lines can
 * forge one.
 */
export interface AuditAnchor {
  readonly at: string;
  /** In the form of `headText`. */
  readonly head: string;
  /** Ed25519, public, base64url: enough to verify the line. */
  readonly key: string;
  /** Over moment and head. */
  readonly signature: string;
}

/* The PKCS #8 prefix of a key of 32 bytes. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiStart = Buffer.from('302a300506032b6570032100', 'hex');

const privateOf = ({ bytes }: Key): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Start, bytes]), format: 'der', type: 'pkcs8' });

const publicOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(spkiStart.length).toString('base64url');

/** The keys that verify this installation's lines, including previous ones. */
export const anchorKeys = async (keys: Keyrings): Promise<string[]> =>
  (await keys('audit-anchors').keys()).all.map((key) => publicOf(privateOf(key)));

const signed = (at: string, head: string): Buffer => Buffer.from(`audit log ${at} ${head}`);

/** What anchors need. */
export interface AnchorsParts extends DbAndClock {
  readonly keys: Keyrings;
  readonly logger: Pick<Logger, 'child' | 'level'>;
}

/** Writes the audit log's head into the log stream, even at quieter log levels. */
export function createAnchors({ db, clock, keys, logger }: AnchorsParts): () => Promise<void> {
  const log = logger.child({}, logger.level === 'silent' ? {} : { level: 'info' });
  const ring = keys('audit-anchors');
  return async () => {
    const key = privateOf((await ring.keys()).signing());
    const [at, head] = [clock.now().toISOString(), headText(headOf(await chainHeads(db)))];
    const signature = sign(null, signed(at, head), key).toString('base64url');
    const audit: AuditAnchor = { at, head, key: publicOf(key), signature };
    log.info({ audit }, auditTexts.anchor);
  };
}

/** The audit heads in a log. */
export interface ReadAnchors {
  readonly heads: readonly (AuditHead & { readonly at: string })[];
  /** The moment of the first line not signed by a known key, as it claims. */
  readonly foreign?: string;
}

/** Finds the lines in a log of JSON lines with other content. @param keys the trusted ones */
export async function readAnchors(lines: AsyncIterable<string>, keys: readonly string[]): Promise<ReadAnchors> {
  const heads = [];
  for await (const line of lines) {
    const anchor = anchorIn(line);
    if (anchor === undefined) continue;
    const head = readHead(anchor.head);
    if (head === undefined || !keys.includes(anchor.key) || !isSigned(anchor)) return { heads, foreign: anchor.at };
    heads.push({ ...head, at: anchor.at });
  }
  return { heads };
}

function isSigned({ at, head, key, signature }: AuditAnchor): boolean {
  try {
    const der = Buffer.concat([spkiStart, Buffer.from(key, 'base64url')]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, signed(at, head), publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/* A log may have come through programs that prefix each line. */
function anchorIn(line: string): AuditAnchor | undefined {
  const start = line.indexOf('{');
  if (start < 0 || !line.includes('"audit"')) return undefined;
  try {
    const { audit } = JSON.parse(line.slice(start)) as { audit?: Record<string, unknown> };
    const texts = [audit?.['at'], audit?.['head'], audit?.['key'], audit?.['signature']];
    if (!texts.every((text) => typeof text === 'string')) return undefined;
    const [at = '', head = '', key = '', signature = ''] = texts;
    return { at, head, key, signature };
  } catch {
    return undefined;
  }
}
