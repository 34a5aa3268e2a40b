/** How often a test tries, when it belongs to a figure: `usual` in every other run. */
export const triesOf = (figure: string, usual: number): number =>
  Number(process.env[`TRUST_${figure.toUpperCase().replaceAll('-', '_')}`] ?? usual);

export interface Count {
  tried: number;
  /** How many of them broke the promise. */
  wrong: number;
}
interface Running {
  task: { meta: object };
}

/**
 * Says what a test counted for a figure; several tests of one figure are added up. `on`: what it
 * was tried on, where that depends on the machine.
 */
export const count = ({ task }: Running, figure: string, counted: Count, on?: string): void =>
  void Object.assign(task.meta, { figure, counted, on });

/** The same with the guard taken out: something has to go wrong, or the figure shows nothing. */
export const countControl = ({ task }: Running, figure: string, counted: Count): void =>
  void Object.assign(task.meta, { figure, control: counted });
