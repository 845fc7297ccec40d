/** Whether this process is about to end. Who asks whether it is ready learns it first, and connections are let go with each answer. */
export type Stopping = ReturnType<typeof createStopping>;

export function createStopping() {
  let isStopping = false;
  return {
    get isStopping() {
      return isStopping;
    },
    begin: (): void => void (isStopping = true),
  };
}
