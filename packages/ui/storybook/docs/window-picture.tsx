import type { ReactNode } from 'react';
import { CloseIcon } from '../../src/icon';
import { IconButton } from '../../src/icon-button';
import { Card, Row } from '../../src/layout';

interface WindowPictureProps {
  title: string;
  children?: ReactNode;
  /** Its buttons. */
  actions?: ReactNode;
  /** Whether it has 닫기. */
  close?: boolean;
}

/** The face of a dialog, a sheet or a drawer: the real one would cover the docs page. */
export function WindowPicture({ title, children, actions, close = true }: WindowPictureProps) {
  return (
    <Card gap={12}>
      <Row gap={8} align="center" justify="between">
        <strong>{title}</strong>
        {close && (
          <IconButton label="닫기" size="dense">
            <CloseIcon />
          </IconButton>
        )}
      </Row>
      {children}
      {actions && <Row gap={8}>{actions}</Row>}
    </Card>
  );
}
