import { Component, type ReactNode } from 'react';

interface IfBrokenProps {
  /** what is shown instead */
  readonly instead: ReactNode;
  /** tried anew when this changes */
  readonly at: string | number;
  readonly children: ReactNode;
}

/** A board of today need not be able to draw what rules of long ago have shown; the page around it goes on. */
export class IfBroken extends Component<IfBrokenProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: IfBrokenProps): void {
    if (before.at !== this.props.at && this.state.broken) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
