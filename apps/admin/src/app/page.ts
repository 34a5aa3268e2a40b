import type { Feature } from '@academy/domain/features';
import type { Right } from '@academy/domain/rights';
import type { ComponentType } from 'react';

/** A page of the manager area. */
export interface Page {
  path: string;
  /** Where the menu leads, when its first tab has an entry of its own. */
  menu?: string;
  label: string;
  /** What it is called away from its group in the menu; the same by default. */
  name?: string;
  /** What people call it and what they do there, for 빠른 찾기. */
  words?: string;
  /** It is there while the academy uses this. */
  feature?: Feature;
  /** It is there for a head office's accounts that see a branch. */
  office?: true;
  /** What an account needs to see the page at all; a page of several areas asks for itself. */
  needs?: Right;
  Component: ComponentType;
}

export interface PageGroup {
  label: string;
  pages: readonly Page[];
}
