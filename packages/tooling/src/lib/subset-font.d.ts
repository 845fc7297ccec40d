/** What we use of it; the package has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features that stay. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
