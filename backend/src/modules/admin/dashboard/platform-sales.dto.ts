import { ApiProperty } from '@nestjs/swagger';
import {
  ConversionDto,
  DashboardDayDto,
  SpanDto,
  SumsDto,
  VisitsDto,
  type SalesFigures,
} from '../../sales/index.js';

export class MethodSumsDto extends SumsDto {
  @ApiProperty() method: string;
}

export class ProviderSumsDto extends MethodSumsDto {
  @ApiProperty({ description: 'Empty: the sale reached none.' }) provider: string;
}

/** The sales of a platform in a period. */
export class PlatformSalesDto {
  @ApiProperty() currency: string;
  @ApiProperty({ type: SpanDto }) span: SpanDto;
  @ApiProperty({ type: SpanDto }) before: SpanDto;
  @ApiProperty({ type: SumsDto }) now: SumsDto;
  @ApiProperty({ type: SumsDto }) previous: SumsDto;
  @ApiProperty({ type: [DashboardDayDto] }) days: DashboardDayDto[];
  @ApiProperty({ type: [MethodSumsDto] }) methods: MethodSumsDto[];
  @ApiProperty({ type: [ProviderSumsDto] }) providers: ProviderSumsDto[];
  @ApiProperty({ type: [ConversionDto], description: 'By layout.' }) conversion: ConversionDto[];
  @ApiProperty({ type: VisitsDto }) visits: VisitsDto;
}

export const shownSales = (figures: SalesFigures, currency: string): PlatformSalesDto => {
  const { span, before, now, previous, methods, providers, conversion, visits } = figures;
  return {
    ...{ currency, span, before, visits },
    ...{ now: { ...now }, previous: { ...previous }, methods: [...methods], providers: [...providers] },
    days: figures.days.map(({ day, approved, approvedGross, beforeGross }) => ({
      ...{ day, approved, approvedGross, beforeGross },
    })),
    conversion: conversion.map((row) => ({ ...row, title: '' })),
  };
};
