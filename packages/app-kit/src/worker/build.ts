/** One build of the app, as the worker that was built with it knows it. */
export interface Build {
  /** Changes with every byte of the files. */
  version: string;
  /**
   * Address of the script that the page starts with: by it a page and a worker know that they
   * belong together.
   */
  entry: string;
  /** Addresses of everything that the app needs to run, the page itself not included. */
  files: readonly string[];
  /** Whether pictures of notices are kept when they are met. */
  keepsPictures: boolean;
}

/** The page served for every URL of the app. */
export const PAGE = '/index.html';

/** vite puts a hash into the name of everything in it: such a file never changes. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');
