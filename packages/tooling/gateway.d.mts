type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a simulator of our own belongs to what the environment says. */
export declare function needsSimulator(env: Environment): boolean;

/** Starts the simulator and keeps it running; undefined when it could not start, which it has said itself. */
export declare function startSimulator(env: Environment): Promise<
  | {
      readonly url: string;
      readonly pid: () => number | undefined;
      readonly settings: Readonly<Record<string, string>>;
      readonly stop: () => Promise<void>;
    }
  | undefined
>;
