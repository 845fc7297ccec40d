/**
 * Runs every task, at most `width` at once: the machine has two cores, and a browser test without processor time fails.
 * @returns the results in the order of the tasks; `onDone` is called as each ends
 */
export async function inPool<Task, Result>(
  tasks: readonly Task[],
  width: number,
  work: (task: Task) => Promise<Result>,
  onDone: (task: Task, result: Result) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const worker = async (): Promise<void> => {
    for (const [index, task] of waiting) {
      const result = await work(task);
      results[index] = result;
      onDone(task, result);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
