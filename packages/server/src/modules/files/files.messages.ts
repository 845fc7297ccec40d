/** What the operator reads about the storage of files. */
export const filesTexts = {
  oneProcess:
    'Pictures and kept builds lie in DATA_DIR, so one process alone may run on this database. For several please set PICTURE_STORE, which all of them share.',
  folderInUse: (folder: string) =>
    `The data folder ${folder} is in use by another process, and files in it are one process’s alone. For several processes please set PICTURE_STORE; where DATA_DIR is one folder that all of them have on purpose, set SHARED_DATA_DIR=true at each.`,
  elsewhere: (host: string, seconds: number) =>
    `Another process runs on this database (on ${host}) and keeps files elsewhere: what people upload at one would be missing at the other. Please set the same PICTURE_STORE at all of them, or SHARED_DATA_DIR=true where DATA_DIR is one folder that all of them have. A process that was killed is forgotten after ${seconds} seconds.`,
  metAnother: 'Another process on this database keeps files elsewhere; it came while this one stood still.',
} as const;
