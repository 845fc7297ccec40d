/** Whether this process is about to end. Health checks see it first, and connections are closed with each answer. */
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
