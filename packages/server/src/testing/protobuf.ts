/** The fields of a message of Protocol Buffers by their number, in the order they came: numbers, and bytes of whatever has a length. */
export type Fields = ReadonlyMap<number, readonly (bigint | Buffer)[]>;

/** Reads one message. @throws RangeError where it is cut, or has a type that nobody writes any more */
export function fieldsOf(bytes: Buffer): Fields {
  const fields = new Map<number, (bigint | Buffer)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError('The message is cut.');
    return bytes.subarray(at, (at += length));
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const value = valueOf(tag & 7, varint, take);
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

function valueOf(type: number, varint: () => bigint, take: (length: number) => Buffer): bigint | Buffer {
  if (type === 0) return varint();
  if (type === 1) return take(8).readBigUInt64LE();
  if (type === 2) return take(Number(varint()));
  if (type === 5) return BigInt(take(4).readUInt32LE());
  throw new RangeError(`No type ${type}.`);
}

const isBytes = (value: bigint | Buffer): value is Buffer => typeof value !== 'bigint';

/** Messages within a message. */
export const messagesIn = (fields: Fields, number: number): readonly Fields[] =>
  (fields.get(number) ?? []).filter(isBytes).map(fieldsOf);

export const textIn = (fields: Fields, number: number): string | undefined => bytesIn(fields, number)?.toString('utf8');

export const bytesIn = (fields: Fields, number: number): Buffer | undefined => (fields.get(number) ?? []).find(isBytes);

export const numberIn = (fields: Fields, number: number): number | undefined => {
  const found = (fields.get(number) ?? []).find((value) => typeof value === 'bigint');
  return found === undefined ? undefined : Number(found);
};
