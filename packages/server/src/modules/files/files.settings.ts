import { z } from 'zod';

const text = z.string().optional();

/** The settings of the storage of pictures and builds. */
export const pictureStoreFields = {
  PICTURE_STORE: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w./-]*)?$/, 'must be like s3://bucket or s3://bucket/folder')
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
      message: 'must be an address like https://s3.ap-south-1.amazonaws.com',
    })
    .optional(),
  S3_REGION: z.string().default('ap-south-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SHARED_DATA_DIR: z.enum(['true', 'false'], 'must be true or false').default('false'),
};

/** S3-compatible storage, and our place in it. */
export interface S3Settings {
  /** `https://s3.ap-south-1.amazonaws.com`; the bucket goes into the path, which every such storage accepts. */
  readonly endpoint: string;
  readonly bucket: string;
  /** A folder in the bucket, without slashes around it; empty for none. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where files are kept. */
export interface FilesSettings {
  readonly dataDir: string;
  /** The storage that processes share; `undefined` for the data folder. */
  readonly pictureStore: S3Settings | undefined;
  /** Whether other processes use the data folder too. */
  readonly sharesDataDir: boolean;
}

type Given = z.output<z.ZodObject<typeof pictureStoreFields>>;

/** The first missing setting, with its message. */
export function pictureStoreProblem(given: Given): { readonly name: string; readonly message: string } | undefined {
  if (given.PICTURE_STORE === undefined) return undefined;
  const missing = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find((name) => !given[name]);
  return missing === undefined ? undefined : { name: missing, message: 'must be set when PICTURE_STORE is' };
}

/** The storage that processes share; `undefined` for the data folder. */
export function pictureStoreFrom(given: Given): S3Settings | undefined {
  const { PICTURE_STORE: store, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = given;
  if (store === undefined) return undefined;
  const [bucket = '', ...folders] = store.slice('s3://'.length).split('/');
  return {
    endpoint: (S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    bucket,
    prefix: folders.filter((part) => part !== '').join('/'),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}
