/** Whether this process is about to end. Who asks whether it is ready learns it first, and connections are let go with each answer. */
export interface Stopping {
  readonly isStopping: boolean;
  begin(): void;
}

export function createStopping(): Stopping {
  let isStopping = false;
  return {
    get isStopping() {
      return isStopping;
    },
    begin: () => void (isStopping = true),
  };
}
