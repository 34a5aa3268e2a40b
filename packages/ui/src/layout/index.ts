export { Card, Row, Stack, type CardProps, type RowProps, type StackProps } from './layout';
